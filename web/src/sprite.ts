// Where a picture is: icons are `i-NAME`, our own scenes `s-NAME`. The build says which sprite has which, and leaves those out
// that every page may show: they are in the one without a list. So what one game alone shows is fetched at its tables only.
declare const __SPRITES__: Readonly<Record<string, readonly string[]>> | undefined;

const SPRITES: Readonly<Record<string, readonly string[]>> = typeof __SPRITES__ === "object" ? __SPRITES__ : {};
const PAGE = Object.keys(SPRITES).find((file) => SPRITES[file]?.length === 0) ?? "/static/icons.svg";
const HOMES = new Map(Object.entries(SPRITES).flatMap(([file, ids]) => ids.map((id) => [id, file] as const)));

/** The address of a picture, for `<use href>`. */
export const picture = (id: string): string => `${HOMES.get(id) ?? PAGE}#${id}`;
