import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { type ReactNode, useContext } from 'react';
import { Admin, type AuthProvider, CustomRoutes, type I18nProvider, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { type AuditWords, AuditWordsContext } from './auditWordsContext.ts';
import { dataProvider } from './dataProvider.ts';
import { keepLanguage, presentLanguage } from './language.ts';
import { gujaratiMessages } from './messages.ts';
import { NewsroomLayout } from './NewsroomLayout.tsx';
import { SessionGate } from './SessionGate.tsx';
import type { NewsroomScreens } from './screens.ts';
import { ScreensContext } from './screensContext.ts';
import { useMe } from './staffContext.ts';
import { TodayScreen } from './TodayScreen.tsx';
import { darkTheme, lightTheme } from './theme.ts';

/** What the page's policy lets styles in by. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
const styles = createCache({ key: 'n', nonce, prepend: true });

const polyglot = polyglotI18nProvider(
  (language) => (language === 'en' ? englishMessages : gujaratiMessages),
  presentLanguage(),
  [
    { locale: 'gu', name: 'ગુજરાતી' },
    { locale: 'en', name: 'English' },
  ],
  { allowMissing: false },
);
const i18nProvider: I18nProvider = {
  ...polyglot,
  changeLocale: (language, options) => {
    keepLanguage(language);
    return polyglot.changeLocale(language, options);
  },
};

function SignedIn(): ReactNode {
  const screens = useContext(ScreensContext);
  const { staff, signOut } = useMe();
  // The gate around this has let nobody else in, and every call is checked on the server.
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout: async () => signOut(),
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => staff.role,
    getIdentity: async () => ({ id: staff.id, fullName: staff.name }),
  };
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={NewsroomLayout}
      dashboard={TodayScreen}
      disableTelemetry
    >
      {screens.flatMap(({ resources = [] }) => resources.map((resource) => <Resource key={resource.name} {...resource} />))}
      <CustomRoutes>
        {screens.flatMap(({ routes = [] }) => routes.map(({ path, element }) => <Route key={path} path={path} element={element} />))}
      </CustomRoutes>
    </Admin>
  );
}

/** A data router, because only such a one can hold back a step that would lose something (`UnsavedGuard`). */
const router = createBrowserRouter([{ path: '*', element: <SignedIn /> }], { basename: '/newsroom' });

/** The newsroom: the frame around the screens that the desks bring. */
export function Newsroom({ screens, auditWords }: { screens: readonly NewsroomScreens[]; auditWords: AuditWords }): ReactNode {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={createTheme(isDark ? darkTheme : lightTheme)}>
        <CssBaseline />
        <SessionGate>
          <ScreensContext value={screens}>
            <AuditWordsContext value={auditWords}>
              <RouterProvider router={router} />
            </AuditWordsContext>
          </ScreensContext>
        </SessionGate>
      </ThemeProvider>
    </CacheProvider>
  );
}
