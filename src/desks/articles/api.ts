import type { Call } from '../../site/calls/call.ts';
import { listCalls } from './api/listCalls.ts';
import { mixedCalls } from './api/mixedCalls.ts';
import { storyCalls } from './api/storyCalls.ts';

/** All JSON calls that read stories. Views are counted by the desk `audience`, because counting needs an open resource. */
export const articleCalls: readonly Call[] = [...listCalls, ...mixedCalls, ...storyCalls];
