import { startMailScheduler } from '../../platform/messages/mailQueue.ts';
import type { Desk } from '../../site/desk.ts';
import { commentCalls } from './api.ts';
import { commentExportTables } from './exportTables.ts';
import { decisionMailQueue, sendNextDecisionMail } from './mails/sendDecisionMails.ts';
import { commentNewsroomCalls } from './newsroom/calls.ts';
import { commentPages } from './pages/commentPages.ts';
import { mailChoiceForm, ownCommentsPages, withdrawForm } from './pages/ownComments.ts';
import { reportCommentForm, reportCommentPage } from './pages/reportComment.ts';
import { stopMailsForm, stopMailsPage } from './pages/stopMails.ts';
import { writeCommentForm, writeCommentPage } from './pages/writeComment.ts';
import { writeLetterForm, writeLetterPage } from './pages/writeLetter.ts';
import { commenterData } from './reading/commenterData.ts';
import { lettersAddress } from './views/LettersPage.tsx';
import { commentText } from './words.ts';
import { sweepDrafts } from './writing/keptDraft.ts';

/** What readers write about stories, and letters to the editor. */
export const commentsDesk: Desk = {
  name: 'comments',
  pages: [...commentPages, writeCommentPage, reportCommentPage, writeLetterPage, ...ownCommentsPages, stopMailsPage],
  forms: [writeCommentForm, reportCommentForm, writeLetterForm, withdrawForm, mailChoiceForm, stopMailsForm],
  calls: commentCalls,
  newsroom: commentNewsroomCalls,
  open: (app) => {
    const trouble = 'mails about comments could not be read';
    const mails = startMailScheduler(app, decisionMailQueue, () => sendNextDecisionMail(app), trouble);
    return { close: () => mails.stop() };
  },
  sitemap: [{ heading: commentText.services, tags: [], load: async () => [{ name: commentText.letters, href: lettersAddress(1) }] }],
  readerData: commenterData,
  personalData: [
    { name: 'comments', what: commentText.dataWhat, why: commentText.dataWhy, kept: commentText.dataKept, sweeps: [sweepDrafts] },
  ],
  exportTables: commentExportTables,
};
