import type { Call } from '../../site/calls/call.ts';
import { videoDetailCalls } from './api/videoDetailCalls.ts';
import { videoHomeCalls } from './api/videoHomeCalls.ts';
import { videoListCalls } from './api/videoListCalls.ts';

/** All JSON calls for videos. */
export const videoCalls: readonly Call[] = [...videoListCalls, ...videoDetailCalls, ...videoHomeCalls];
