import { z } from 'zod';
import { reindexKind } from '../../content/search/writeSearch.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { electionDraft } from './editing/drafts.ts';
import { CANDIDATE_KIND, candidateDocuments, ELECTION_KIND, electionDocuments, SEAT_KIND, seatDocuments } from './search/indexElections.ts';
import * as tables from './tables.ts';

const count = z.number().int().min(0);

export const electionExportTables = [
  exportTableOf({
    kind: 'election',
    table: tables.elections,
    order: ['id'],
    holds: { blocks: electionDraft.shape.blocks, webStoryIds: z.array(z.number().int()) },
    finish: (tx) => reindexKind(tx, { kind: ELECTION_KIND, documents: electionDocuments }),
  }),
  exportTableOf({ kind: 'election-alliance', table: tables.electionAlliances, order: ['electionId', 'key'] }),
  exportTableOf({
    kind: 'election-party',
    table: tables.electionParties,
    order: ['electionId', 'code'],
    holds: { aliases: z.array(z.string()) },
  }),
  exportTableOf({ kind: 'election-state', table: tables.electionStates, order: ['electionId', 'code'] }),
  exportTableOf({ kind: 'election-region', table: tables.electionRegions, order: ['electionId', 'key'] }),
  exportTableOf({ kind: 'election-phase', table: tables.electionPhases, order: ['electionId', 'number'] }),
  exportTableOf({
    kind: 'election-seat',
    table: tables.electionSeats,
    order: ['id'],
    finish: (tx) => reindexKind(tx, { kind: SEAT_KIND, documents: seatDocuments }),
  }),
  exportTableOf({
    kind: 'election-candidate',
    table: tables.electionCandidates,
    order: ['id'],
    finish: (tx) => reindexKind(tx, { kind: CANDIDATE_KIND, documents: candidateDocuments }),
  }),
  exportTableOf({
    kind: 'election-round',
    table: tables.electionRounds,
    order: ['seatId', 'round'],
    holds: { votes: z.record(z.string(), count) },
  }),
  exportTableOf({ kind: 'election-tally', table: tables.electionTallies, order: ['electionId', 'scope', 'party'] }),
  exportTableOf({ kind: 'election-news', table: tables.electionNews, order: ['id'] }),
  exportTableOf({
    kind: 'election-poll',
    table: tables.electionPolls,
    order: ['id'],
    holds: { expected: z.array(z.object({ key: z.string(), from: count, to: count })) },
  }),
  exportTableOf({ kind: 'election-source', table: tables.electionSources, order: ['id'] }),
];
