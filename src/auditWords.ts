import { adAuditWords } from './desks/ads/newsroom/auditWords.ts';
import { classifiedAuditWords } from './desks/classifieds/newsroom/auditWords.ts';
import { commentAuditWords } from './desks/comments/newsroom/auditWords.ts';
import { cricketAuditWords } from './desks/cricket/newsroom/auditWords.ts';
import { electionAuditWords } from './desks/elections/newsroom/auditWords.ts';
import { enquiryAuditWords } from './desks/enquiries/newsroom/auditWords.ts';
import { epaperAuditWords } from './desks/epaper/newsroom/auditWords.ts';
import { frontPageAuditWords } from './desks/frontpage/newsroom/auditWords.ts';
import { galleryAuditWords } from './desks/galleries/newsroom/auditWords.ts';
import { grievanceAuditWords } from './desks/grievances/newsroom/auditWords.ts';
import { headlineAuditWords } from './desks/headlines/newsroom/auditWords.ts';
import { archiveAuditWords } from './desks/importing/newsroom/auditWords.ts';
import { liveAuditWords } from './desks/livecoverage/newsroom/auditWords.ts';
import { mandiAuditWords } from './desks/mandi/newsroom/auditWords.ts';
import { menuAuditWords } from './desks/navigation/newsroom/auditWords.ts';
import { newsletterAuditWords } from './desks/newsletter/newsroom/auditWords.ts';
import { pictureAuditWords } from './desks/pictures/newsroom/auditWords.ts';
import { pushAuditWords } from './desks/push/newsroom/auditWords.ts';
import { redirectAuditWords } from './desks/redirects/newsroom/auditWords.ts';
import { searchAuditWords } from './desks/search/newsroom/auditWords.ts';
import { settingsAuditWords } from './desks/settings/newsroom/auditWords.ts';
import { shortLinkAuditWords } from './desks/shortlinks/newsroom/auditWords.ts';
import { staffAuditWords } from './desks/staff/newsroom/auditWords.ts';
import { staticPageAuditWords } from './desks/staticpages/newsroom/auditWords.ts';
import { storyAuditWords } from './desks/stories/newsroom/auditWords.ts';
import { topicAuditWords } from './desks/taxonomy/newsroom/auditWords.ts';
import { videoAuditWords } from './desks/videos/newsroom/auditWords.ts';
import { webStoryAuditWords } from './desks/webstories/newsroom/auditWords.ts';
import type { AuditAction, AuditSubject } from './platform/auditLog.ts';
import type { Sentence } from './site/newsroom/newsroomError.ts';

/** The text of every action and subject in the newsroom's audit log; a desk without its texts here does not compile. */
export const auditWords: Record<AuditAction | AuditSubject, Sentence> = {
  ...adAuditWords,
  ...classifiedAuditWords,
  ...commentAuditWords,
  ...cricketAuditWords,
  ...electionAuditWords,
  ...enquiryAuditWords,
  ...epaperAuditWords,
  ...frontPageAuditWords,
  ...galleryAuditWords,
  ...grievanceAuditWords,
  ...headlineAuditWords,
  ...archiveAuditWords,
  ...liveAuditWords,
  ...mandiAuditWords,
  ...menuAuditWords,
  ...newsletterAuditWords,
  ...pictureAuditWords,
  ...pushAuditWords,
  ...redirectAuditWords,
  ...searchAuditWords,
  ...settingsAuditWords,
  ...shortLinkAuditWords,
  ...staffAuditWords,
  ...staticPageAuditWords,
  ...storyAuditWords,
  ...topicAuditWords,
  ...videoAuditWords,
  ...webStoryAuditWords,
};
