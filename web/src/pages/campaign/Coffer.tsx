// The coffer: what helps the players, and what will come back against them.
import type { Keepsake } from "../../wire";
import { capital, type Speaker } from "../../core/speaker";
import { t } from "../../core/words";
import { Icon, Scene } from "../parts";

function Kept({ keepsake, speaker }: { keepsake: Keepsake; speaker: Speaker }) {
  return (
    <li class={`keep keep--${keepsake.tone}`}>
      <span class="keep__art" data-scene={keepsake.scene || "dusk"} aria-hidden="true">
        {keepsake.scene && <Scene name={keepsake.scene} />}
        {keepsake.glyph && <Icon name={keepsake.glyph} class="fig" />}
      </span>
      <span>
        <b>
          {capital(speaker.say(keepsake.name))}
          {keepsake.tone === "dark" && <span class="vh"> ({t("coffer-dark")})</span>}
        </b>
        <small>{speaker.say(keepsake.about)}</small>
      </span>
    </li>
  );
}

export function Coffer({ keepsakes, speaker }: { keepsakes: readonly Keepsake[]; speaker: Speaker }) {
  return (
    <section class="panel coffer" aria-labelledby="coffer">
      <h2 id="coffer">{t("coffer")}</h2>
      <div class="coffer__in">
        <span class="coffer__pic" aria-hidden="true">
          <Icon name="open-chest" class="fig" />
        </span>
        {keepsakes.length > 0 ? (
          <ul>
            {keepsakes.map((keepsake) => (
              <Kept key={keepsake.id} keepsake={keepsake} speaker={speaker} />
            ))}
          </ul>
        ) : (
          <p class="quiet">{t("coffer-empty")}</p>
        )}
      </div>
    </section>
  );
}
