import { createElement, type FunctionComponent } from 'react';
import { z } from 'zod';
import { TooManyAttempts } from '../../platform/accounts/attempts.ts';
import type { App } from '../../site/app.ts';
import type { Form } from '../../site/calls/form.ts';
import type { Link } from '../../site/desk.ts';
import type { Head } from '../../site/document/head.ts';
import { isTrapped, problemsOf, typedIn } from '../../site/forms/typedFields.ts';
import { type Page, page } from '../../site/pages/page.tsx';
import { shortPage } from '../../site/pages/subject.ts';
import { readStaticPageLinks, staticPageAddress, staticPagesTag } from '../staticpages/queries.ts';
import { receiveEnquiry } from './commands.ts';
import { advertisingDraft, contactDraft, fieldNames } from './sending/enquiryDraft.ts';
import { requestLimit } from './sending/enquiryLimits.ts';
import { ADVERTISE_PATH, AdvertisePage, type EnquiryPageData } from './views/AdvertisePage.tsx';
import { CONTACT_PATH, ContactPage } from './views/ContactPage.tsx';
import { enquiryText as words } from './words.ts';

type NewEnquiry = Parameters<typeof receiveEnquiry>[1];

/** A page with a form: both stand at the same address, so that reloading a rejected form leads back to it. */
type EnquiryKindPage = {
  path: string;
  head: Head;
  /** The static page on the same subject. */
  staticPage: { slug: string; linkName: string };
  view: FunctionComponent<{ data: EnquiryPageData }>;
  parse: (typed: object) => z.ZodSafeParseResult<NewEnquiry>;
};

const kindPages: readonly EnquiryKindPage[] = [
  {
    path: ADVERTISE_PATH,
    head: { title: words.advertise, description: words.advertiseInvitation, canonical: ADVERTISE_PATH },
    staticPage: { slug: 'advertise-with-us', linkName: words.moreAdvertising },
    view: AdvertisePage,
    parse: (typed) => advertisingDraft.transform((draft) => ({ ...draft, kind: 'advertising' as const })).safeParse(typed),
  },
  {
    path: CONTACT_PATH,
    head: { title: words.contact, description: words.contactInvitation, canonical: CONTACT_PATH },
    staticPage: { slug: 'contact-us', linkName: words.moreContact },
    view: ContactPage,
    parse: (typed) => contactDraft.safeParse(typed),
  },
];

/** A link to the static page; undefined if the newspaper has not written it. */
async function readMore({ db }: App, { slug, linkName }: EnquiryKindPage['staticPage']): Promise<Link | undefined> {
  const href = staticPageAddress(slug);
  return (await readStaticPageLinks(db)).some((link) => link.href === href) ? { name: linkName, href } : undefined;
}

export const enquiryPages: readonly Page[] = kindPages.map(({ path, head, staticPage, view }) =>
  page({
    path,
    query: z.object({ state: z.enum(['thanks']).optional() }),
    load: async ({ app, query }): Promise<EnquiryPageData> => ({
      isSent: query.state === 'thanks',
      more: await readMore(app, staticPage),
    }),
    head: ({ isSent }) => (isSent ? { ...head, title: words.thanksTitle, noindex: true } : head),
    tags: () => [staticPagesTag],
    freshFor: () => '1h',
    about: shortPage,
    view,
  }),
);

export const enquiryForms: readonly Form[] = kindPages.map(({ path, head, staticPage, view, parse }) => ({
  path,
  limit: requestLimit,
  accept: async (app, fields, { client }) => {
    const typed = typedIn(fields, fieldNames);
    const again = async (status: 400 | 429, wrong: Pick<EnquiryPageData, 'problems' | 'notNow'>) => ({
      head: { ...head, title: words.check, noindex: true },
      body: createElement(view, { data: { isSent: false, more: await readMore(app, staticPage), typed, ...wrong } }),
      status,
    });
    const draft = parse(typed);
    if (!draft.success) return again(400, { problems: problemsOf(draft.error, fieldNames) });
    try {
      await receiveEnquiry(app, draft.data, { client, now: app.clock(), isSpam: isTrapped(fields) });
    } catch (error) {
      if (error instanceof TooManyAttempts) return again(429, { notNow: words.tooMany });
      throw error;
    }
    return { goTo: `${path}?state=thanks` };
  },
}));
