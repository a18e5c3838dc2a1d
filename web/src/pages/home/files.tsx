// Files from elsewhere: a downloaded match becomes a table, a saved campaign its shelf.
import type { CampaignMade, TableMade } from "../../wire";
import { post } from "../../core/api";
import { navigate } from "../../core/router";
import { campaignPath, tablePath } from "../naming";
import { notifyProblem } from "../notices";
import { Icon } from "../parts";
import { keepRecovery } from "../recovery";

const CAMPAIGN = "valtable-campaign"; // stands at the beginning of such a file

export async function openFile(file: File): Promise<void> {
  const text = await file.text();
  if (text.slice(0, 200).includes(CAMPAIGN)) {
    const made = await post<CampaignMade>("/campaigns/open", text);
    navigate(campaignPath(made.id));
    return;
  }
  const made = await post<TableMade>("/tables/open", text);
  for (const taken of made.seats) keepRecovery(made.id, taken);
  navigate(tablePath(made.id));
}

export function FilePicker({ id, label }: { id: string; label: string }) {
  return (
    <>
      <input
        id={id}
        class="vh"
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) openFile(file).catch(notifyProblem);
        }}
      />
      <label for={id} class="btn btn--edge">
        <Icon name="scroll-unfurled" />
        {label}
      </label>
    </>
  );
}
