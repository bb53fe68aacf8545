import { z } from 'zod';
import { tableRecords } from '../../platform/records/tableRecords.ts';
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

export const electionRecords = [
  tableRecords({
    kind: 'election',
    table: elections,
    order: ['id'],
    holds: { blocks: electionDraft.shape.blocks, webStoryIds: z.array(z.number().int()) },
  }),
  tableRecords({ kind: 'election-alliance', table: electionAlliances, order: ['electionId', 'key'] }),
  tableRecords({ kind: 'election-party', table: electionParties, order: ['electionId', 'code'], holds: { aliases: z.array(z.string()) } }),
  tableRecords({ kind: 'election-state', table: electionStates, order: ['electionId', 'code'] }),
  tableRecords({ kind: 'election-region', table: electionRegions, order: ['electionId', 'key'] }),
  tableRecords({ kind: 'election-phase', table: electionPhases, order: ['electionId', 'number'] }),
  tableRecords({ kind: 'election-seat', table: electionSeats, order: ['id'] }),
  tableRecords({ kind: 'election-candidate', table: electionCandidates, order: ['id'] }),
  tableRecords({
    kind: 'election-round',
    table: electionRounds,
    order: ['seatId', 'round'],
    holds: { votes: z.record(z.string(), count) },
  }),
  tableRecords({ kind: 'election-tally', table: electionTallies, order: ['electionId', 'scope', 'party'] }),
  tableRecords({ kind: 'election-news', table: electionNews, order: ['id'] }),
  tableRecords({
    kind: 'election-poll',
    table: electionPolls,
    order: ['id'],
    holds: { expected: z.array(z.object({ key: z.string(), from: count, to: count })) },
  }),
  tableRecords({ kind: 'election-source', table: electionSources, order: ['id'] }),
];
