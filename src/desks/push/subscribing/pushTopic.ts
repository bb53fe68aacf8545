import { z } from 'zod';

/** Breaking news; the others name a row: `topic:12`, `team:3`, `crop:7`. */
export const BREAKING = 'breaking';
const MAX_TOPICS = 100;

const pushTopic = z.string().regex(/^(breaking|(topic|team|crop):[1-9][0-9]{0,8})$/, { error: 'is not a topic of notifications' });

export const pushTopicList = z
  .array(pushTopic)
  .max(MAX_TOPICS)
  .transform((topics) => [...new Set(topics)])
  .meta({ type: 'array', items: { type: 'string' }, example: ['breaking', 'topic:12'] });

/** The groups in which topics are offered. */
export const topicGroupNames = ['news', 'categories', 'cities', 'teams', 'crops'] as const;
