// Short news at the edge of the page; while a dialog lies over the page, in the dialog: the rest is out of reach then.
import { t } from "../core/words";
import { dismiss, notices } from "./notices";

export function Notices({ here }: { here: boolean }) {
  return (
    <div class="notices" role="region" aria-label={t("news")}>
      <div role="status">
        {here &&
          notices.value.map((notice) => (
            <p key={notice.key} class={`notice notice--${notice.tone}`}>
              <span>{notice.text}</span>
              <button type="button" aria-label={t("close")} onClick={() => dismiss(notice.key)}>
                <span aria-hidden="true">×</span>
              </button>
            </p>
          ))}
      </div>
    </div>
  );
}
