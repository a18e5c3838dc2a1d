// A page of text: the bar, a heading that takes the focus when one comes here, the foot.
import type { ComponentChildren } from "preact";
import { t } from "../core/words";
import { TopBar } from "./TopBar";

export function Foot() {
  return (
    <footer class="credit">
      <p>{t("credit")}</p>
      <p>
        <a href="/about">{t("about")}</a>
      </p>
    </footer>
  );
}

interface Props {
  title: string;
  busy?: boolean;
  back?: string;
  backTo?: string;
  children?: ComponentChildren;
}

export function Page({ title, busy = false, back = "/", backTo = t("home"), children }: Props) {
  return (
    <div class="site">
      <TopBar />
      <main id="main" tabIndex={-1} class="page" aria-busy={busy}>
        <p class="page__back">
          <a href={back}>
            <span aria-hidden="true">←</span> {backTo}
          </a>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        {busy && <p class="quiet">{t("loading")}</p>}
        {children}
      </main>
      <Foot />
    </div>
  );
}
