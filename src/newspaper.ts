import { adsDesk } from './desks/ads/desk.ts';
import { announcementsDesk } from './desks/announcements/desk.ts';
import { appsDesk } from './desks/apps/desk.ts';
import { articlesDesk } from './desks/articles/desk.ts';
import { audienceDesk } from './desks/audience/desk.ts';
import { bookmarksDesk } from './desks/bookmarks/desk.ts';
import { classifiedsDesk } from './desks/classifieds/desk.ts';
import { commentsDesk } from './desks/comments/desk.ts';
import { cricketDesk } from './desks/cricket/desk.ts';
import { electionsDesk } from './desks/elections/desk.ts';
import { enquiriesDesk } from './desks/enquiries/desk.ts';
import { epaperDesk } from './desks/epaper/desk.ts';
import { feedsDesk } from './desks/feeds/desk.ts';
import { followsDesk } from './desks/follows/desk.ts';
import { frontpageDesk } from './desks/frontpage/desk.ts';
import { galleriesDesk } from './desks/galleries/desk.ts';
import { grievancesDesk } from './desks/grievances/desk.ts';
import { headlinesDesk } from './desks/headlines/desk.ts';
import { historyDesk } from './desks/history/desk.ts';
import { importingDesk } from './desks/importing/desk.ts';
import { liveCoverageDesk } from './desks/livecoverage/desk.ts';
import { mandiDesk } from './desks/mandi/desk.ts';
import { navigationDesk } from './desks/navigation/desk.ts';
import { newsletterDesk } from './desks/newsletter/desk.ts';
import { notificationsDesk } from './desks/notifications/desk.ts';
import { outboxDesk } from './desks/outbox/desk.ts';
import { picturesDesk } from './desks/pictures/desk.ts';
import { privacyDesk } from './desks/privacy/desk.ts';
import { pushDesk } from './desks/push/desk.ts';
import { readersDesk } from './desks/readers/desk.ts';
import { redirectsDesk } from './desks/redirects/desk.ts';
import { searchDesk } from './desks/search/desk.ts';
import { settingsDesk } from './desks/settings/desk.ts';
import { shortLinksDesk } from './desks/shortlinks/desk.ts';
import { staffDesk } from './desks/staff/desk.ts';
import { staticPagesDesk } from './desks/staticpages/desk.ts';
import { storiesDesk } from './desks/stories/desk.ts';
import { taxonomyDesk } from './desks/taxonomy/desk.ts';
import { videosDesk } from './desks/videos/desk.ts';
import { webStoriesDesk } from './desks/webstories/desk.ts';
import type { Desk } from './site/desk.ts';

/** The desks of the newspaper, in the order in which they fill an empty site. A new desk is added here. */
export const desks: readonly Desk[] = [
  staffDesk,
  settingsDesk,
  taxonomyDesk,
  picturesDesk,
  navigationDesk,
  videosDesk,
  articlesDesk,
  storiesDesk,
  notificationsDesk,
  liveCoverageDesk,
  webStoriesDesk,
  galleriesDesk,
  epaperDesk,
  mandiDesk,
  cricketDesk,
  electionsDesk,
  frontpageDesk,
  searchDesk,
  feedsDesk,
  announcementsDesk,
  staticPagesDesk,
  readersDesk,
  bookmarksDesk,
  followsDesk,
  historyDesk,
  privacyDesk,
  commentsDesk,
  outboxDesk,
  newsletterDesk,
  enquiriesDesk,
  grievancesDesk,
  classifiedsDesk,
  adsDesk,
  audienceDesk,
  headlinesDesk,
  pushDesk,
  appsDesk,
  shortLinksDesk,
  redirectsDesk,
  importingDesk,
];
