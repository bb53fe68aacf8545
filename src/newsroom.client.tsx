import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyScreen } from './newsroom/lazyScreen.tsx';
import { Newsroom } from './newsroom/Newsroom.tsx';

/** Users who are not signed in download the sign-in only. */
const AllScreens = lazyScreen(async () => (await import('./newsroomScreens.tsx')).AllScreens);

const root = document.getElementById('newsroom');
if (!root) throw new Error('The page has no place for the newsroom');
createRoot(root).render(
  <StrictMode>
    <Newsroom>
      <AllScreens />
    </Newsroom>
  </StrictMode>,
);
