import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { createBrowserRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { type AllAuditWords, AuditWordsContext } from './auditWordsContext.ts';
import { CallError } from './callApi.ts';
import { NewsroomLayout } from './frame/NewsroomLayout.tsx';
import { ScreenMessage } from './frame/ScreenMessage.tsx';
import { TodayScreen } from './frame/TodayScreen.tsx';
import { type NewsroomScreens, ScreensContext } from './screens.ts';
import { newsroomWords } from './words.ts';

const TRIES_AGAIN = 3;

/** Whether the server could not be reached or did not answer: that may pass. A refusal comes again. */
const mayPass = (error: Error): boolean => error instanceof CallError && error.isUnanswered;

const queries = new QueryClient({
  defaultOptions: { queries: { retry: (failures, error) => failures < TRIES_AGAIN && mayPass(error) } },
});

function RoutedScreen(): ReactNode {
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

/** A data router, because only a data router can block navigation that would lose unsaved work (`UnsavedGuard`). */
const router = createBrowserRouter([{ path: '*', element: <RoutedScreen /> }], { basename: '/newsroom' });

type Props = { screens: readonly NewsroomScreens[]; loadAuditWords: () => Promise<AllAuditWords> };

/** The newsroom for signed-in users: the frame around the desks' screens. */
export function SignedInNewsroom({ screens, loadAuditWords }: Props): ReactNode {
  return (
    <ScreensContext value={screens}>
      <AuditWordsContext value={loadAuditWords}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AuditWordsContext>
    </ScreensContext>
  );
}
