// The bar at the top of every page but a table being played.
import { language, theme } from "../core/prefs";
import { t } from "../core/words";
import { me } from "./me";
import { openName, openSettings } from "./open";
import { Crest, Icon } from "./parts";
import { changeLanguage, languageName } from "./Settings";

function isNight(): boolean {
  if (theme.value !== "auto") return theme.value === "night";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

export function TopBar() {
  const other = language.value === "en" ? "fr" : "en";
  return (
    <header class="top">
      <a class="top__brand top__home" href="/">
        <span class="top__emblem top__emblem--house">
          <Icon name="queen-crown" class="" />
        </span>
        <span class="brand">{t("valtable")}</span>
      </a>
      <nav class="tools" aria-label={t("site")}>
        <button type="button" class="tool tool--wide" lang={other} onClick={() => changeLanguage(other)}>
          {languageName(other)}
        </button>
        <a class="tool tool--profile" href="/profile" aria-label={t("profile")} title={t("profile")}>
          <Icon name="laurel-crown" />
        </a>
        <a class="tool" href="/guide" aria-label={t("guides")} title={t("guides")}>
          <Icon name="rule-book" />
        </a>
        <button
          type="button"
          class="tool tool--theme"
          aria-label={t("day-or-night")}
          title={t("day-or-night")}
          onClick={() => (theme.value = isNight() ? "day" : "night")}
        >
          <Icon name={isNight() ? "sun" : "night-sky"} />
        </button>
        <button type="button" class="tool" aria-label={t("settings")} title={t("settings")} onClick={openSettings}>
          <Icon name="cog" />
        </button>
        <button type="button" class="tool tool--wide tool--me" onClick={openName} aria-label={t("name-change", { name: me.value?.name ?? "" })}>
          <Crest seat={0} size={28} />
          <span class="tool__name">{me.value?.name}</span>
        </button>
      </nav>
    </header>
  );
}
