import type { Call } from '../../site/calls/call.ts';
import { aboutCalls } from './api/aboutCalls.ts';
import { candidateCalls } from './api/candidateCalls.ts';
import { deliverCall } from './api/deliverCall.ts';
import { resultCalls } from './api/resultCalls.ts';
import { storyCalls } from './api/storyCalls.ts';

export const electionCalls: readonly Call[] = [...aboutCalls, ...candidateCalls, ...resultCalls, ...storyCalls, deliverCall];
