import { blocksOfPage, type DeskStory, type FrontArrangement, type FrontPageNow } from '../front/frontPages.ts';

/** A story at its place: put there by an editor, until a moment or for good, or filled in by itself. */
export type Placed = { story: DeskStory; chosen: boolean; until: string | null };

type Chosen = { story: DeskStory; until: string | null };
/** What an editor has put at each place, and what flows into the places between. */
type Block = { chosen: readonly (Chosen | null)[]; fill: readonly DeskStory[] };

/** The blocks of a page while an editor arranges them, from the top. */
export type Arrangement = ReadonlyMap<string, Block>;
export type PlaceAt = { block: string; position: number };

/** A page as it came from the server. */
export function arrangementOf(page: FrontPageNow): Arrangement {
  return new Map(
    page.blocks.map(({ block, places, now }) => {
      const chosen = Array.from({ length: places }, (_, at) => {
        const placed = now[at];
        return placed?.chosen ? { story: placed.story, until: placed.until } : null;
      });
      return [block, { chosen, fill: now.filter((placed) => !placed.chosen).map((placed) => placed.story) }];
    }),
  );
}

/** The ids of all stories that an editor has put somewhere. */
export const chosenIds = (arrangement: Arrangement): Set<number> =>
  new Set([...arrangement.values()].flatMap(({ chosen }) => chosen.flatMap((one) => one?.story.id ?? [])));

/** What stands at each place of a block; null where nothing is known to fill it. */
export function placesOf(arrangement: Arrangement, block: string): (Placed | null)[] {
  const { chosen, fill } = arrangement.get(block) ?? { chosen: [], fill: [] };
  const elsewhere = chosenIds(arrangement);
  const flowing = fill.filter((story) => !elsewhere.has(story.id)).values();
  return chosen.map((one) => {
    if (one) return { ...one, chosen: true };
    const story = flowing.next().value;
    return story ? { story, chosen: false, until: null } : null;
  });
}

/** Where an editor has put a story, if anywhere. */
function placeOf(arrangement: Arrangement, id: number): (PlaceAt & Chosen) | undefined {
  for (const [block, { chosen }] of arrangement) {
    const position = chosen.findIndex((one) => one?.story.id === id);
    const one = chosen[position];
    if (one) return { block, position, ...one };
  }
  return undefined;
}

const withChosen = (arrangement: Arrangement, block: string, chosen: readonly (Chosen | null)[]): Arrangement =>
  new Map([...arrangement].map(([name, known]) => [name, name === block ? { ...known, chosen } : known]));

/**
 * Puts a story at a place. What was put there before goes one place down, and so on to the next free one; the last falls out of a full block.
 * A story that stands elsewhere on the page leaves its place; within its block the others close up.
 */
export function putStory(arrangement: Arrangement, { block, position }: PlaceAt, story: DeskStory): Arrangement {
  const before = placeOf(arrangement, story.id);
  const put = { story, until: before?.until ?? null };
  const shown = placesOf(arrangement, block);
  const from = shown.findIndex((placed) => placed?.story.id === story.id);
  if (from >= 0) {
    const moved = shown.toSpliced(from, 1).toSpliced(position, 0, { ...put, chosen: true });
    return withChosen(
      arrangement,
      block,
      moved.map((placed) => (placed?.chosen ? { story: placed.story, until: placed.until } : null)),
    );
  }
  const left = before ? takeAway(arrangement, before) : arrangement;
  const chosen = [...(left.get(block)?.chosen ?? [])];
  const free = chosen.findIndex((one, at) => at >= position && one === null);
  chosen.splice(free < 0 ? chosen.length - 1 : free, 1);
  return withChosen(left, block, chosen.toSpliced(position, 0, put));
}

/** Takes away what an editor has put at a place. */
export const takeAway = (arrangement: Arrangement, { block, position }: PlaceAt): Arrangement =>
  withChosen(arrangement, block, (arrangement.get(block)?.chosen ?? []).with(position, null));

/** Says how long a story stays at its place; one that filled it by itself is put there. */
export function keepUntil(arrangement: Arrangement, at: PlaceAt, until: string | null): Arrangement {
  const placed = placesOf(arrangement, at.block)[at.position];
  if (!placed) return arrangement;
  return withChosen(arrangement, at.block, (arrangement.get(at.block)?.chosen ?? []).with(at.position, { story: placed.story, until }));
}

/** What is sent when it is saved. */
export function sentArrangement(page: string, arrangement: Arrangement, version: number): FrontArrangement {
  const blocks = Object.keys(blocksOfPage(page)).map((block) => ({
    block,
    slots: (arrangement.get(block)?.chosen ?? []).flatMap((one, position) =>
      one ? { position, articleId: one.story.id, until: one.until } : [],
    ),
  }));
  return { version, blocks };
}
