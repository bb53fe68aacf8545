import { createElement } from 'react';
import { z } from 'zod';
import type { App } from '../../../site/app.ts';
import { type Form, type Sender, textOf } from '../../../site/calls/form.ts';
import { rowId } from '../../../site/calls/rowId.ts';
import type { KnownReader } from '../../../site/desk.ts';
import { oneLine } from '../../../site/forms/draftFields.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { parseLoginName, readKnownReader } from '../../readers/queries.ts';
import { isAdult, parseBirthMonth } from '../ages/birthMonth.ts';
import { isMinor, readMinor } from '../queries.ts';
import { ChildPage, type ChildPageData, PARENT_PATH } from '../views/ChildPage.tsx';
import { CHILDREN_PATH, ChildrenPage, type ChildrenPageData, type ParentProblems, type ParentTyped } from '../views/ChildrenPage.tsx';
import { agreeForChild, declineForChild, withdrawForChild } from './decideForChild.ts';
import { nameParent } from './nameParent.ts';
import { itemsForParent, parentNotice } from './parentNotice.ts';
import { childHead, childrenHead, loadChild, loadChildren } from './parentPages.ts';
import { contactOf, readNamedParent } from './parentQueries.ts';
import { parentText as words } from './words.ts';

const MAX_NAME = 80;
const parentName = oneLine(MAX_NAME).pipe(z.string().min(1, { error: words.nameMissing }));

const nameForm: Form = {
  path: PARENT_PATH,
  accept: async (app, fields, { findSessionOwner, client }) => {
    const owner = await findSessionOwner();
    const child = owner && (await readKnownReader(app.db, owner.id));
    if (!child) return { logInFirst: PARENT_PATH };
    const minor = await readMinor(app.db, child.id, app.clock());
    const data = await loadChild(app, child.id);
    if (!minor || !data) return { goTo: PARENT_PATH };
    const typed = { month: textOf(fields, 'month'), year: textOf(fields, 'year'), contact: textOf(fields, 'contact') };
    const refuse = (problems: NonNullable<ChildPageData['problems']>) => ({
      head: childHead,
      body: createElement(ChildPage, { data: { ...data, typed, problems } }),
    });
    const bornIn = minor.bornIn ?? parseBirthMonth(typed.month, typed.year, app.clock());
    const parent = parseLoginName(typed.contact);
    const birth = !bornIn ? words.birthWrong : isAdult(bornIn, app.clock()) ? words.isAdult : undefined;
    const contact = !parent ? words.contactWrong : parent.value === contactOf(child) ? words.ownContact : undefined;
    if (!bornIn || !parent || birth || contact) return refuse({ birth, contact });
    const state = await nameParent(app, { childId: child.id, bornIn, parent, client });
    return { goTo: `${PARENT_PATH}?state=${state}` };
  },
};

const askAgainForm: Form = {
  path: `${PARENT_PATH}/again`,
  accept: async (app, _fields, { findSessionOwner, client }) => {
    const owner = await findSessionOwner();
    if (!owner) return { goTo: loginAddress(PARENT_PATH) };
    const bornIn = (await readMinor(app.db, owner.id, app.clock()))?.bornIn;
    const parent = parseLoginName((await readNamedParent(app.db, owner.id))?.contact ?? '');
    if (!bornIn || !parent) return { goTo: PARENT_PATH };
    return { goTo: `${PARENT_PATH}?state=${await nameParent(app, { childId: owner.id, bornIn, parent, client })}` };
  },
};

/** The reader as a parent, with the child that the form is about; undefined without a log-in. */
async function findParent(app: App, fields: FormData, { findReader }: Sender): Promise<{ parent: KnownReader; id: number } | undefined> {
  const reader = await findReader();
  const parent = reader && (await readKnownReader(app.db, reader.id));
  return parent && { parent, id: rowId.safeParse(fields.get('id')).data ?? 0 };
}

const toLogin = { goTo: loginAddress(CHILDREN_PATH) };

async function refuse(app: App, parent: KnownReader, typed: ParentTyped, problems: ParentProblems) {
  const data = await loadChildren(app, parent.id);
  if (!data?.children.some(({ id }) => id === typed.id)) return { goTo: `${CHILDREN_PATH}?state=gone` };
  const again: ChildrenPageData = { ...data, typed, problems };
  return { head: childrenHead, body: createElement(ChildrenPage, { data: again }) };
}

const consentForm: Form = {
  path: CHILDREN_PATH,
  accept: async (app, fields, sender) => {
    const found = await findParent(app, fields, sender);
    if (!found) return { logInFirst: CHILDREN_PATH };
    const { parent, id } = found;
    // A child agrees for nobody; the page says so.
    if (await isMinor(app.db, parent.id, app.clock())) return { goTo: CHILDREN_PATH };
    const typed: ParentTyped = {
      id,
      name: textOf(fields, 'name'),
      month: textOf(fields, 'month'),
      year: textOf(fields, 'year'),
      isParent: textOf(fields, 'isParent') === 'yes',
      agree: textOf(fields, 'agree') === 'yes',
    };
    const name = parentName.safeParse(typed.name);
    const bornIn = parseBirthMonth(typed.month, typed.year, app.clock());
    const problems: ParentProblems = {
      name: name.error?.issues[0]?.message,
      birth: !bornIn ? words.parentBirthWrong : isAdult(bornIn, app.clock()) ? undefined : words.parentTooYoung,
      ticks: typed.isParent && typed.agree ? undefined : words.tickBoth,
    };
    if (!name.success || !bornIn || problems.birth || problems.ticks) return refuse(app, parent, typed, problems);
    const text = parentNotice(itemsForParent(app));
    return { goTo: `${CHILDREN_PATH}?state=${await agreeForChild(app, parent, id, { name: name.data, bornIn, text })}` };
  },
};

const declineForm: Form = {
  path: `${CHILDREN_PATH}/decline`,
  accept: async (app, fields, sender) => {
    const found = await findParent(app, fields, sender);
    return found ? { goTo: `${CHILDREN_PATH}?state=${await declineForChild(app, found.parent, found.id)}` } : toLogin;
  },
};

const withdrawForm: Form = {
  path: `${CHILDREN_PATH}/withdraw`,
  accept: async (app, fields, sender) => {
    const found = await findParent(app, fields, sender);
    if (!found) return toLogin;
    const { parent, id } = found;
    const typed = { id, name: '', month: '', year: '', isParent: false, agree: false };
    if (textOf(fields, 'sure') !== 'yes') return refuse(app, parent, typed, { sure: words.withdrawUnsure });
    return { goTo: `${CHILDREN_PATH}?state=${await withdrawForChild(app, parent, id)}` };
  },
};

export const parentForms: readonly Form[] = [nameForm, askAgainForm, consentForm, declineForm, withdrawForm];
