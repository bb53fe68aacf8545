import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useIsDark } from './frame/colorScheme.ts';
import { OpeningMessage } from './frame/OpeningMessage.tsx';
import { ScreenErrorBoundary } from './frame/ScreenErrorBoundary.tsx';
import { darkTheme, lightTheme } from './frame/theme.ts';
import { SessionGate } from './session/SessionGate.tsx';

/** What the page's policy lets styles in by. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
const styles = createCache({ key: 'n', nonce, prepend: true });

/** The newsroom's door and look; `children` is what stands behind the sign-in, which is downloaded by whoever is in. */
export function Newsroom({ children }: { children: ReactNode }): ReactNode {
  const isDark = useIsDark();
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={isDark ? darkTheme : lightTheme}>
        <CssBaseline />
        <ScreenErrorBoundary address="">
          <Suspense fallback={<OpeningMessage />}>
            <SessionGate>{children}</SessionGate>
          </Suspense>
        </ScreenErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}
