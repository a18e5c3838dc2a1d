// What Valtable is, and whose work it stands on.
import { t } from "../core/words";
import { Page } from "./Page";

export function About() {
  return (
    <Page title={t("about")}>
      <div class="prose panel">
        <p>{t("about-what")}</p>
        <h2>{t("about-unofficial")}</h2>
        <p>{t("about-unofficial-text")}</p>
        <h2>{t("about-icons")}</h2>
        <p>
          {t("about-icons-text")}{" "}
          <a href="https://game-icons.net/about.html#authors" rel="noopener external">
            game-icons.net
          </a>
          {" · "}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="license noopener external">
            CC BY 3.0
          </a>
        </p>
        <h2>{t("about-fonts")}</h2>
        <p>
          {t("about-fonts-text")}{" "}
          <a href="https://openfontlicense.org/" rel="license noopener external">
            SIL Open Font License 1.1
          </a>
        </p>
        <h2>{t("about-privacy")}</h2>
        <p>{t("about-privacy-text")}</p>
        <h2>{t("about-machines")}</h2>
        <p>
          {t("about-machines-text")}{" "}
          <a href="/api/docs" target="_blank" rel="noopener">
            {t("about-api")}
          </a>
        </p>
      </div>
    </Page>
  );
}
