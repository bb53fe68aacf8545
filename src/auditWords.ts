import { storyAuditWords, storySubjectWords } from './desks/articles/auditWords.ts';
import { cricketAuditWords, cricketSubjectWords } from './desks/cricket/auditWords.ts';
import { electionAuditWords, electionSubjectWords } from './desks/elections/auditWords.ts';
import { epaperAuditWords, epaperSubjectWords } from './desks/epaper/auditWords.ts';
import { frontPageAuditWords, frontPageSubjectWords } from './desks/frontpage/auditWords.ts';
import { galleryAuditWords, gallerySubjectWords } from './desks/galleries/auditWords.ts';
import { archiveAuditWords, archiveSubjectWords } from './desks/importing/auditWords.ts';
import { liveAuditWords } from './desks/livecoverage/auditWords.ts';
import { mandiAuditWords, mandiSubjectWords } from './desks/mandi/auditWords.ts';
import { menuAuditWords, menuSubjectWords } from './desks/navigation/auditWords.ts';
import { newsletterAuditWords, newsletterSubjectWords } from './desks/newsletter/auditWords.ts';
import { pictureAuditWords, pictureSubjectWords } from './desks/pictures/auditWords.ts';
import { redirectAuditWords, redirectSubjectWords } from './desks/redirects/auditWords.ts';
import { settingsAuditWords, settingsSubjectWords } from './desks/settings/auditWords.ts';
import { shortLinkAuditWords, shortLinkSubjectWords } from './desks/shortlinks/auditWords.ts';
import { staffAuditWords, staffSubjectWords } from './desks/staff/auditWords.ts';
import { staticPageAuditWords, staticPageSubjectWords } from './desks/staticpages/auditWords.ts';
import { topicAuditWords, topicSubjectWords } from './desks/taxonomy/auditWords.ts';
import { videoAuditWords, videoSubjectWords } from './desks/videos/auditWords.ts';
import { webStoryAuditWords, webStorySubjectWords } from './desks/webstories/auditWords.ts';
import type { AuditAction, AuditSubject } from './platform/auditLog.ts';
import type { Sentence } from './site/newsroom/newsroomError.ts';

/** Every action of the log in words; a desk whose words are not here does not compile. */
const actions: Record<AuditAction, Sentence> = {
  ...storyAuditWords,
  ...cricketAuditWords,
  ...electionAuditWords,
  ...epaperAuditWords,
  ...frontPageAuditWords,
  ...galleryAuditWords,
  ...liveAuditWords,
  ...mandiAuditWords,
  ...archiveAuditWords,
  ...menuAuditWords,
  ...newsletterAuditWords,
  ...pictureAuditWords,
  ...redirectAuditWords,
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
  ...cricketSubjectWords,
  ...electionSubjectWords,
  ...epaperSubjectWords,
  ...frontPageSubjectWords,
  ...gallerySubjectWords,
  ...mandiSubjectWords,
  ...archiveSubjectWords,
  ...menuSubjectWords,
  ...newsletterSubjectWords,
  ...pictureSubjectWords,
  ...redirectSubjectWords,
  ...settingsSubjectWords,
  ...shortLinkSubjectWords,
  ...staffSubjectWords,
  ...staticPageSubjectWords,
  ...topicSubjectWords,
  ...videoSubjectWords,
  ...webStorySubjectWords,
};

/** The words in which the newsroom's log speaks of what was done, and to what. */
export const auditWords = { actions, subjects };
