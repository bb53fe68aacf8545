import { createContext } from 'react';
import type { NewsroomScreens } from '../screens.ts';

/** The screens of all desks, for the menu and the first page. */
export const ScreensContext = createContext<readonly NewsroomScreens[]>([]);
