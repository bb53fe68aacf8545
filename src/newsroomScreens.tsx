import type { ReactNode } from 'react';
import { adScreens } from './desks/ads/newsroom/screens.tsx';
import { announcementScreens } from './desks/announcements/newsroom/screens.tsx';
import { audienceScreens } from './desks/audience/newsroom/screens.tsx';
import { classifiedScreens } from './desks/classifieds/newsroom/screens.tsx';
import { commentScreens } from './desks/comments/newsroom/screens.tsx';
import { cricketScreens } from './desks/cricket/newsroom/screens.tsx';
import { electionScreens } from './desks/elections/newsroom/screens.tsx';
import { enquiryScreens } from './desks/enquiries/newsroom/screens.tsx';
import { epaperScreens } from './desks/epaper/newsroom/screens.tsx';
import { frontpageScreens } from './desks/frontpage/newsroom/screens.tsx';
import { galleryScreens } from './desks/galleries/newsroom/screens.tsx';
import { grievanceScreens } from './desks/grievances/newsroom/screens.tsx';
import { liveScreens } from './desks/livecoverage/newsroom/screens.tsx';
import { mandiScreens } from './desks/mandi/newsroom/screens.tsx';
import { navigationScreens } from './desks/navigation/newsroom/screens.tsx';
import { newsletterScreens } from './desks/newsletter/newsroom/screens.tsx';
import { notificationScreens } from './desks/notifications/newsroom/screens.tsx';
import { pictureScreens } from './desks/pictures/newsroom/screens.tsx';
import { pushScreens } from './desks/push/newsroom/screens.tsx';
import { redirectScreens } from './desks/redirects/newsroom/screens.tsx';
import { searchScreens } from './desks/search/newsroom/screens.tsx';
import { settingsScreens } from './desks/settings/newsroom/screens.tsx';
import { shortLinkScreens } from './desks/shortlinks/newsroom/screens.tsx';
import { staffScreens } from './desks/staff/newsroom/screens.tsx';
import { staticPageScreens } from './desks/staticpages/newsroom/screens.tsx';
import { storyScreens } from './desks/stories/newsroom/screens.tsx';
import { taxonomyScreens } from './desks/taxonomy/newsroom/screens.tsx';
import { videoScreens } from './desks/videos/newsroom/screens.tsx';
import { webStoryScreens } from './desks/webstories/newsroom/screens.tsx';
import type { AllAuditWords } from './newsroom/auditWordsContext.ts';
import { download } from './newsroom/lazyScreen.tsx';
import { SignedInNewsroom } from './newsroom/SignedInNewsroom.tsx';
import type { NewsroomScreens } from './newsroom/screens.ts';

/** The screens of the desks; each desk defines its own menu order. */
const screens: readonly NewsroomScreens[] = [
  storyScreens,
  notificationScreens,
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
  pushScreens,
  redirectScreens,
  shortLinkScreens,
  newsletterScreens,
  enquiryScreens,
  commentScreens,
  grievanceScreens,
  classifiedScreens,
  adScreens,
  searchScreens,
  audienceScreens,
  settingsScreens,
  announcementScreens,
  staffScreens,
];

let auditWords: Promise<AllAuditWords> | undefined;

function loadAuditWords(): Promise<AllAuditWords> {
  auditWords ??= download(async () => (await import('./auditWords.ts')).auditWords).catch((error: unknown) => {
    auditWords = undefined;
    throw error;
  });
  return auditWords;
}

/** The newsroom after sign-in: all screens in their frame. Each screen is downloaded when it is opened. */
export function AllScreens(): ReactNode {
  return <SignedInNewsroom screens={screens} loadAuditWords={loadAuditWords} />;
}
