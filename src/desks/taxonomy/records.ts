import { tableRecords } from '../../platform/records/tableRecords.ts';
import { authors, formerSlugs, topics } from './tables.ts';

export const taxonomyRecords = [
  // How many stories a topic has follows from where stories are placed.
  tableRecords({ kind: 'topic', table: topics, order: ['id'], omit: ['storyCount'], isWrittenAtOnce: true }),
  tableRecords({ kind: 'former-slug', table: formerSlugs, order: ['kind', 'slug'] }),
  tableRecords({ kind: 'author', table: authors, order: ['topicId'] }),
];
