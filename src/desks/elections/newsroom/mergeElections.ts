import { mergeRows } from '../../../newsroom/mergeRows.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import type { ElectionDraft } from '../editing/drafts.ts';

export type ElectionFields = Omit<ElectionDraft, 'version'>;

/** An election as it is now with what an editor has typed meanwhile; its lists row by row, but for the phases, which have no key. */
export const mergeElections = (present: ElectionFields, typed: ElectionFields, earlier: ElectionFields): ElectionFields => ({
  ...typedOver(present, typed, earlier),
  blocks: mergeRows(present.blocks, typed.blocks, earlier.blocks, ({ key }) => key),
  alliances: mergeRows(present.alliances, typed.alliances, earlier.alliances, ({ key }) => key),
  parties: mergeRows(present.parties, typed.parties, earlier.parties, ({ code }) => code),
  states: mergeRows(present.states, typed.states, earlier.states, ({ code }) => code),
  regions: mergeRows(present.regions, typed.regions, earlier.regions, ({ key }) => key),
});
