import type { NewsroomScreens } from '../../newsroom/screens.ts';

export const staffScreens: NewsroomScreens = {};
