import type { Call } from '../../site/calls/call.ts';
import { listCalls } from './api/listCalls.ts';
import { mixedCalls } from './api/mixedCalls.ts';
import { storyCalls } from './api/storyCalls.ts';

/** Every JSON call that reads stories. Counting reads is in `api/readCalls.ts`: it needs something kept open. */
export const articleCalls: readonly Call[] = [...listCalls, ...mixedCalls, ...storyCalls];
