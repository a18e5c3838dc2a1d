// The campaigns that one can go on with, and the way to bring one from a file.
import type { CampaignInfo } from "../../wire";
import { ago, speakerOf, t } from "../../core/words";
import { campaignPath } from "../naming";
import { Crests, Emblem } from "../parts";
import { games } from "./draft";
import { FilePicker } from "./files";

/** Where it stands, in a few words; what the books are called is told on the shelf. */
function standing(campaign: CampaignInfo): string {
  const { playing, next } = campaign;
  if (playing) return playing.number ? t("campaigns-playing", { number: playing.number }) : t("campaigns-playing-apart");
  if (next) return next.number ? t("campaigns-next", { number: next.number }) : t("campaigns-next-apart");
  return t("campaigns-done");
}

function Row({ campaign }: { campaign: CampaignInfo }) {
  const game = games.value.find((one) => one.name === campaign.game);
  const asked = campaign.table?.seats.some((seat) => seat.asked && seat.mine && !seat.lent) ?? false;
  return (
    <li class="trow">
      <a class="trow__link" href={campaignPath(campaign.id)}>
        <Emblem glyph={game?.emblem ?? "queen-crown"} colour={game?.colour ?? "var(--bar)"} />
        <span class="trow__what">
          <b>{t("campaigns-go-on", { name: campaign.name })}</b>
          <small>
            {game ? speakerOf(campaign.game).say([`game-${campaign.game}`]) : campaign.game}
            {" · "}
            {standing(campaign)}
            {" · "}
            {ago(campaign.changed)}
          </small>
        </span>
        {asked && <span class="trow__state is-mine">{t("tables-your-turn")}</span>}
      </a>
      {campaign.table && <Crests seats={campaign.table.seats} />}
    </li>
  );
}

export function Campaigns({ campaigns }: { campaigns: readonly CampaignInfo[] }) {
  if (!games.value.some((game) => game.campaign)) return null;
  return (
    <section class="panel panel--finished" aria-labelledby="campaigns">
      <h2 id="campaigns">{t("campaigns")}</h2>
      {campaigns.length === 0 && <p class="quiet nothing">{t("campaigns-none")}</p>}
      <ul class="trows">
        {campaigns.map((campaign) => (
          <Row key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      <div class="drop">
        <FilePicker id="open-campaign" label={t("open-campaign")} />
        <span class="quiet">{t("open-match-about")}</span>
      </div>
    </section>
  );
}
