import { type ComponentType, createContext, type ReactElement } from 'react';
import type { Sentence } from '../site/newsroom/newsroomError.ts';
import type { Permission } from '../site/newsroom/permissions.ts';

/** The groups of the newsroom menu, from the top. */
export const menuGroups = ['day', 'media', 'structure', 'house'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A menu entry with the path of its icon; hidden without the permission. */
type MenuEntry = { group: MenuGroup; order: number; to: string; label: Sentence; icon: string; permission: Permission };

/** The newsroom screens of a desk (its `newsroom/screens.tsx`). */
export type NewsroomScreens = {
  /** Screens with their addresses under /newsroom. */
  routes: readonly { path: string; element: ReactElement }[];
  menu?: readonly MenuEntry[];
  /** Buttons of the desk in the app bar, on every screen. */
  bar?: readonly ComponentType[];
  /** Cards on the first page, in this order. */
  dashboard?: readonly { order: number; permission: Permission; card: ComponentType }[];
};

/** The screens of all desks, for the menu and the first page. */
export const ScreensContext = createContext<readonly NewsroomScreens[]>([]);
