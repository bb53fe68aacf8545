import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useIsDark } from './frame/colorScheme.ts';
import { Notifications } from './frame/Notifications.tsx';
import { OpeningMessage } from './frame/OpeningMessage.tsx';
import { ScreenErrorBoundary } from './frame/ScreenErrorBoundary.tsx';
import { themes } from './frame/theme.ts';
import { useLanguage } from './language.ts';
import { SessionGate } from './session/SessionGate.tsx';

/** The page's content security policy allows styles with this nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
const styles = createCache({ key: 'n', nonce, prepend: true });

/** The newsroom's sign-in, theme and styles; `children` is shown, and downloaded, after the sign-in. */
export function Newsroom({ children }: { children: ReactNode }): ReactNode {
  const isDark = useIsDark();
  const language = useLanguage();
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={themes[language][isDark ? 'dark' : 'light']}>
        <CssBaseline />
        <Notifications />
        <ScreenErrorBoundary address="">
          <Suspense fallback={<OpeningMessage />}>
            <SessionGate>{children}</SessionGate>
          </Suspense>
        </ScreenErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}
