import type { Call } from '../../site/calls/call.ts';
import { topicCalls } from './api/topicCalls.ts';
import { topicListCalls } from './api/topicListCalls.ts';

/** Every JSON call about categories, cities, sections, magazines, columns, tags and authors. */
export const taxonomyCalls: readonly Call[] = [...topicListCalls, ...topicCalls];
