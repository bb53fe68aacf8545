import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { auditWords } from './auditWords.ts';
import { articleScreens } from './desks/articles/newsroom.tsx';
import { cricketScreens } from './desks/cricket/newsroom.tsx';
import { electionScreens } from './desks/elections/newsroom.tsx';
import { epaperScreens } from './desks/epaper/newsroom.tsx';
import { frontpageScreens } from './desks/frontpage/newsroom.tsx';
import { galleryScreens } from './desks/galleries/newsroom.tsx';
import { liveScreens } from './desks/livecoverage/newsroom.tsx';
import { mandiScreens } from './desks/mandi/newsroom.tsx';
import { navigationScreens } from './desks/navigation/newsroom.tsx';
import { newsletterScreens } from './desks/newsletter/newsroom.tsx';
import { pictureScreens } from './desks/pictures/newsroom.tsx';
import { redirectScreens } from './desks/redirects/newsroom.tsx';
import { settingsScreens } from './desks/settings/newsroom.tsx';
import { shortLinkScreens } from './desks/shortlinks/newsroom.tsx';
import { staffScreens } from './desks/staff/newsroom.tsx';
import { staticPageScreens } from './desks/staticpages/newsroom.tsx';
import { taxonomyScreens } from './desks/taxonomy/newsroom.tsx';
import { videoScreens } from './desks/videos/newsroom.tsx';
import { webStoryScreens } from './desks/webstories/newsroom.tsx';
import { Newsroom } from './newsroom/Newsroom.tsx';
import type { NewsroomScreens } from './newsroom/screens.ts';

/** The desks' screens; their order in the menu is their own affair. */
const screens: readonly NewsroomScreens[] = [
  articleScreens,
  frontpageScreens,
  cricketScreens,
  liveScreens,
  pictureScreens,
  galleryScreens,
  videoScreens,
  webStoryScreens,
  electionScreens,
  epaperScreens,
  mandiScreens,
  taxonomyScreens,
  navigationScreens,
  staticPageScreens,
  redirectScreens,
  shortLinkScreens,
  newsletterScreens,
  settingsScreens,
  staffScreens,
];

const root = document.getElementById('newsroom');
if (!root) throw new Error('The page has no place for the newsroom');
createRoot(root).render(
  <StrictMode>
    <Newsroom screens={screens} auditWords={auditWords} />
  </StrictMode>,
);
