import type { NewsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { overviewCalls } from './overviewCalls.ts';
import { storyCalls } from './storyCalls.ts';

/** The newsroom's calls about stories; `endpoints.ts` says what each takes and gives. `/stories/today` comes before `/stories/:id`. */
export const storyNewsroomCalls: readonly NewsroomCall[] = [...overviewCalls, ...storyCalls];
