import { createRoot } from 'react-dom/client';
import { auditWords } from '../../src/auditWords.ts';
import { Newsroom } from '../../src/newsroom/Newsroom.tsx';
import { SignedInNewsroom } from '../../src/newsroom/SignedInNewsroom.tsx';
import { podcastScreens } from './podcastScreens.tsx';

// The newsroom as it is, with the screens of the test's own desk.

const words = Promise.resolve(auditWords);
const root = document.getElementById('newsroom');
if (!root) throw new Error('The page has no place for the newsroom');
createRoot(root).render(
  <Newsroom>
    <SignedInNewsroom screens={[podcastScreens]} loadAuditWords={() => words} />
  </Newsroom>,
);
