import type { NewsroomScreens } from '../../newsroom/screens.ts';
import { movingInActions } from './newsroomWords.ts';

/** Archives move in by a command; the newsroom's log tells of it. */
export const movingInScreens: NewsroomScreens = { actions: movingInActions };
