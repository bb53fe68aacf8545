import { z } from 'zod';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { authors, formerSlugs, topics } from './tables.ts';
import { topicKeys } from './topicKeys.ts';

const named = z.object({ name: z.string(), nameEn: z.string(), slug: z.string() });

export const taxonomyRecords = [
  // How many stories a topic has follows from where stories are placed.
  tableRecords({
    kind: 'topic',
    table: topics,
    order: ['id'],
    omit: ['storyCount'],
    made: { keys: (record) => topicKeys(named.parse(record)) },
    isWrittenAtOnce: true,
  }),
  tableRecords({ kind: 'former-slug', table: formerSlugs, order: ['kind', 'slug'] }),
  tableRecords({ kind: 'author', table: authors, order: ['topicId'] }),
];
