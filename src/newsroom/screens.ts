import { type ComponentType, createContext, type ReactElement } from 'react';
import type { Sentence } from '../site/newsroom/newsroomError.ts';
import type { Permission } from '../site/newsroom/permissions.ts';

/** The parts of the newsroom's menu, from the top. */
export const menuGroups = ['day', 'media', 'structure', 'house'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** One entry of the menu, with the path of its icon; whoever has not the permission does not see it. */
type MenuEntry = { group: MenuGroup; order: number; to: string; label: Sentence; icon: string; permission: Permission };

/** What a desk shows in the newsroom (its `newsroom/screens.tsx`). */
export type NewsroomScreens = {
  /** Screens, at addresses under /newsroom. */
  routes: readonly { path: string; element: ReactElement }[];
  menu?: readonly MenuEntry[];
  /** Cards on the first page, in their order. */
  dashboard?: readonly { order: number; permission: Permission; card: ComponentType }[];
};

/** The screens of all desks, for the menu and the first page. */
export const ScreensContext = createContext<readonly NewsroomScreens[]>([]);
