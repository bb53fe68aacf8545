import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { createBrowserRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { type AuditWords, AuditWordsContext } from './auditWordsContext.ts';
import { useIsDark } from './frame/colorScheme.ts';
import { NewsroomLayout } from './frame/NewsroomLayout.tsx';
import { ScreenMessage } from './frame/ScreenMessage.tsx';
import { ScreensContext } from './frame/screensContext.ts';
import { TodayScreen } from './frame/TodayScreen.tsx';
import { darkTheme, lightTheme } from './frame/theme.ts';
import type { NewsroomScreens } from './screens.ts';
import { SessionGate } from './session/SessionGate.tsx';
import { newsroomWords } from './words.ts';

/** What the page's policy lets styles in by. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
const styles = createCache({ key: 'n', nonce, prepend: true });

const queries = new QueryClient();

function SignedIn(): ReactNode {
  const screens = useContext(ScreensContext);
  return (
    <NewsroomLayout>
      <Routes>
        <Route index element={<TodayScreen />} />
        {screens.flatMap(({ routes }) => routes.map(({ path, element }) => <Route key={path} path={path} element={element} />))}
        <Route path="*" element={<ScreenMessage title={newsroomWords.notFound} text={newsroomWords.notFoundText} />} />
      </Routes>
    </NewsroomLayout>
  );
}

/** A data router, because only such a one can hold back a step that would lose something (`UnsavedGuard`). */
const router = createBrowserRouter([{ path: '*', element: <SignedIn /> }], { basename: '/newsroom' });

/** The newsroom: the frame around the screens that the desks bring. */
export function Newsroom({ screens, auditWords }: { screens: readonly NewsroomScreens[]; auditWords: AuditWords }): ReactNode {
  const isDark = useIsDark();
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={isDark ? darkTheme : lightTheme}>
        <CssBaseline />
        <SessionGate>
          <ScreensContext value={screens}>
            <AuditWordsContext value={auditWords}>
              <QueryClientProvider client={queries}>
                <RouterProvider router={router} />
              </QueryClientProvider>
            </AuditWordsContext>
          </ScreensContext>
        </SessionGate>
      </ThemeProvider>
    </CacheProvider>
  );
}
