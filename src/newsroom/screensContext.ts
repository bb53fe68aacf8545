import { createContext, useContext } from 'react';
import { useLocale } from 'react-admin';
import type { Sentence } from '../site/newsroom/refusal.ts';
import type { NewsroomScreens } from './screens.ts';

/** The screens of all desks, for the menu, the first page and the log. */
export const ScreensContext = createContext<readonly NewsroomScreens[]>([]);

/** What an action of the log is in words; its own name where no desk has words for it. */
export function useActionWords(): (action: string) => string {
  const language = useLocale() === 'en' ? 'en' : 'gu';
  const words: Record<string, Sentence> = Object.assign({}, ...useContext(ScreensContext).map(({ actions = {} }) => actions));
  return (action) => words[action]?.[language] ?? action;
}
