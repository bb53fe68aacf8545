import { z } from 'zod';
import { ITEMS_PER_PAGE } from '../../../site/calls/callParameters.ts';
import type { Form } from '../../../site/calls/form.ts';
import { rowId } from '../../../site/calls/rowId.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { notFound, type Page } from '../../../site/pages/page.tsx';
import { readerPage } from '../../../site/pages/privatePage.tsx';
import { redirectPage } from '../../../site/pages/redirectPage.ts';
import { readKnownReader } from '../../readers/queries.ts';
import { withdrawComment } from '../commands.ts';
import { chooseMails } from '../mails/chooseMails.ts';
import { readMailChoice, readOwnComments } from '../queries.ts';
import { type OwnCommentsData, OwnCommentsPage } from '../views/OwnCommentsPage.tsx';
import { MAIL_CHOICE, OWN_COMMENTS } from '../views/ownCommentsPaths.ts';
import { commentText as words } from '../words.ts';

const WITHDRAW = `${OWN_COMMENTS}/withdraw`;

export const ownCommentsPages: readonly Page[] = [
  readerPage({
    path: OWN_COMMENTS,
    address: OWN_COMMENTS,
    query: z.object({ page: rowId.optional(), state: z.enum(['received', 'withdrawn', 'saved']).optional() }),
    load: async ({ app, reader, query }): Promise<OwnCommentsData | ReturnType<typeof notFound>> => {
      const page = query.page ?? 1;
      const list = await readOwnComments(app.db, reader.id, { page, perPage: ITEMS_PER_PAGE });
      if (!list) return notFound();
      const hasMail = (await readKnownReader(app.db, reader.id))?.email !== undefined;
      return { ...list, page, state: query.state, mailChoice: hasMail ? await readMailChoice(app.db, reader.id) : undefined };
    },
    head: () => ({ title: words.mine, description: words.mineIntro, canonical: OWN_COMMENTS }),
    view: OwnCommentsPage,
  }),
  // Forms that were reloaded.
  redirectPage(WITHDRAW, OWN_COMMENTS),
  redirectPage(MAIL_CHOICE, OWN_COMMENTS),
];

export const withdrawForm: Form = {
  path: WITHDRAW,
  accept: async (app, fields, { findReader }) => {
    const reader = await findReader();
    if (!reader) return { goTo: loginAddress(OWN_COMMENTS) };
    const id = rowId.safeParse(fields.get('id')).data;
    const isDone = id !== undefined && (await withdrawComment(app, reader.id, id));
    return { goTo: isDone ? `${OWN_COMMENTS}?state=withdrawn` : OWN_COMMENTS };
  },
};

export const mailChoiceForm: Form = {
  path: MAIL_CHOICE,
  accept: async (app, fields, { findReader }) => {
    const reader = await findReader();
    if (!reader) return { goTo: loginAddress(OWN_COMMENTS) };
    await chooseMails(app.db, reader.id, { comment: fields.has('comment'), letter: fields.has('letter') });
    return { goTo: `${OWN_COMMENTS}?state=saved` };
  },
};
