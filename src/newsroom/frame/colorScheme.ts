import { useMediaQuery } from '@mui/material';
import { browserPreference } from './browserPreference.ts';

type Choice = 'light' | 'dark' | 'system';

const choice = browserPreference('newsroom-colors', (stored): Choice => (stored === 'light' || stored === 'dark' ? stored : 'system'));

/** Whether the newsroom is dark: as chosen in this browser, otherwise as in the system. */
export function useIsDark(): boolean {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const chosen = choice.use();
  return chosen === 'system' ? isSystemDark : chosen === 'dark';
}

export const chooseColors: (colors: 'light' | 'dark') => void = choice.set;
