import { adAuditWords, adSubjectWords } from './desks/ads/newsroom/auditWords.ts';
import { classifiedAuditWords, classifiedSubjectWords } from './desks/classifieds/newsroom/auditWords.ts';
import { commentAuditWords, commentSubjectWords } from './desks/comments/newsroom/auditWords.ts';
import { cricketAuditWords, cricketSubjectWords } from './desks/cricket/newsroom/auditWords.ts';
import { electionAuditWords, electionSubjectWords } from './desks/elections/newsroom/auditWords.ts';
import { enquiryAuditWords, enquirySubjectWords } from './desks/enquiries/newsroom/auditWords.ts';
import { epaperAuditWords, epaperSubjectWords } from './desks/epaper/newsroom/auditWords.ts';
import { frontPageAuditWords, frontPageSubjectWords } from './desks/frontpage/newsroom/auditWords.ts';
import { galleryAuditWords, gallerySubjectWords } from './desks/galleries/newsroom/auditWords.ts';
import { grievanceAuditWords, grievanceSubjectWords } from './desks/grievances/newsroom/auditWords.ts';
import { headlineAuditWords } from './desks/headlines/newsroom/auditWords.ts';
import { archiveAuditWords, archiveSubjectWords } from './desks/importing/newsroom/auditWords.ts';
import { liveAuditWords } from './desks/livecoverage/newsroom/auditWords.ts';
import { mandiAuditWords, mandiSubjectWords } from './desks/mandi/newsroom/auditWords.ts';
import { menuAuditWords, menuSubjectWords } from './desks/navigation/newsroom/auditWords.ts';
import { newsletterAuditWords, newsletterSubjectWords } from './desks/newsletter/newsroom/auditWords.ts';
import { pictureAuditWords, pictureSubjectWords } from './desks/pictures/newsroom/auditWords.ts';
import { pushAuditWords, pushSubjectWords } from './desks/push/newsroom/auditWords.ts';
import { redirectAuditWords, redirectSubjectWords } from './desks/redirects/newsroom/auditWords.ts';
import { searchAuditWords, searchSubjectWords } from './desks/search/newsroom/auditWords.ts';
import { settingsAuditWords, settingsSubjectWords } from './desks/settings/newsroom/auditWords.ts';
import { shortLinkAuditWords, shortLinkSubjectWords } from './desks/shortlinks/newsroom/auditWords.ts';
import { staffAuditWords, staffSubjectWords } from './desks/staff/newsroom/auditWords.ts';
import { staticPageAuditWords, staticPageSubjectWords } from './desks/staticpages/newsroom/auditWords.ts';
import { storyAuditWords, storySubjectWords } from './desks/stories/newsroom/auditWords.ts';
import { topicAuditWords, topicSubjectWords } from './desks/taxonomy/newsroom/auditWords.ts';
import { videoAuditWords, videoSubjectWords } from './desks/videos/newsroom/auditWords.ts';
import { webStoryAuditWords, webStorySubjectWords } from './desks/webstories/newsroom/auditWords.ts';
import type { AuditAction, AuditSubject } from './platform/auditLog.ts';
import type { Sentence } from './site/newsroom/newsroomError.ts';

/** The text of every action in the log; a desk without its texts here does not compile. */
const actions: Record<AuditAction, Sentence> = {
  ...storyAuditWords,
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
  ...liveAuditWords,
  ...mandiAuditWords,
  ...archiveAuditWords,
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
  ...topicAuditWords,
  ...videoAuditWords,
  ...webStoryAuditWords,
};

const subjects: Record<AuditSubject, Sentence> = {
  ...storySubjectWords,
  ...adSubjectWords,
  ...classifiedSubjectWords,
  ...commentSubjectWords,
  ...cricketSubjectWords,
  ...electionSubjectWords,
  ...enquirySubjectWords,
  ...epaperSubjectWords,
  ...frontPageSubjectWords,
  ...gallerySubjectWords,
  ...grievanceSubjectWords,
  ...mandiSubjectWords,
  ...archiveSubjectWords,
  ...menuSubjectWords,
  ...newsletterSubjectWords,
  ...pictureSubjectWords,
  ...pushSubjectWords,
  ...redirectSubjectWords,
  ...searchSubjectWords,
  ...settingsSubjectWords,
  ...shortLinkSubjectWords,
  ...staffSubjectWords,
  ...staticPageSubjectWords,
  ...topicSubjectWords,
  ...videoSubjectWords,
  ...webStorySubjectWords,
};

/** Texts for the actions and subjects of the newsroom's audit log. */
export const auditWords = { actions, subjects };
