// The way to this table for friends: its link, the link as a QR code, and the device's own way to share.
import { t } from "../core/words";
import { tableAddress } from "./naming";
import { copy } from "./notices";
import { Icon } from "./parts";

export function Invitation({ table, title }: { table: string; title: string }) {
  const address = tableAddress(table);
  return (
    <div class="invitation">
      <img class="invitation__code" src={`/api/tables/${encodeURIComponent(table)}/invitation.svg`} alt={t("invite-code")} width={152} height={152} />
      <div class="invitation__link">
        <label class="field">
          <span>{t("invite-link")}</span>
          <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="form__buttons">
          <button type="button" class="btn btn--edge" onClick={() => void copy(address)}>
            <Icon name="files" />
            {t("invite-copy")}
          </button>
          {"share" in navigator && (
            <button type="button" class="btn btn--edge" onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}>
              <Icon name="share" />
              {t("invite-share")}
            </button>
          )}
        </div>
        <p class="quiet">{t("invite-about")}</p>
      </div>
    </div>
  );
}
