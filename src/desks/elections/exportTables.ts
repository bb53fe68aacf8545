import { z } from 'zod';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { electionDraft } from './editing/drafts.ts';
import {
  electionAlliances,
  electionCandidates,
  electionNews,
  electionParties,
  electionPhases,
  electionPolls,
  electionRegions,
  electionRounds,
  electionSeats,
  electionSources,
  electionStates,
  elections,
  electionTallies,
} from './tables.ts';

const count = z.number().int().min(0);

export const electionExportTables = [
  exportTableOf({
    kind: 'election',
    table: elections,
    order: ['id'],
    holds: { blocks: electionDraft.shape.blocks, webStoryIds: z.array(z.number().int()) },
  }),
  exportTableOf({ kind: 'election-alliance', table: electionAlliances, order: ['electionId', 'key'] }),
  exportTableOf({ kind: 'election-party', table: electionParties, order: ['electionId', 'code'], holds: { aliases: z.array(z.string()) } }),
  exportTableOf({ kind: 'election-state', table: electionStates, order: ['electionId', 'code'] }),
  exportTableOf({ kind: 'election-region', table: electionRegions, order: ['electionId', 'key'] }),
  exportTableOf({ kind: 'election-phase', table: electionPhases, order: ['electionId', 'number'] }),
  exportTableOf({ kind: 'election-seat', table: electionSeats, order: ['id'] }),
  exportTableOf({ kind: 'election-candidate', table: electionCandidates, order: ['id'] }),
  exportTableOf({
    kind: 'election-round',
    table: electionRounds,
    order: ['seatId', 'round'],
    holds: { votes: z.record(z.string(), count) },
  }),
  exportTableOf({ kind: 'election-tally', table: electionTallies, order: ['electionId', 'scope', 'party'] }),
  exportTableOf({ kind: 'election-news', table: electionNews, order: ['id'] }),
  exportTableOf({
    kind: 'election-poll',
    table: electionPolls,
    order: ['id'],
    holds: { expected: z.array(z.object({ key: z.string(), from: count, to: count })) },
  }),
  exportTableOf({ kind: 'election-source', table: electionSources, order: ['id'] }),
];
