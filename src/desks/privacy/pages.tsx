import { z } from 'zod';
import { type Form, textOf } from '../../site/calls/form.ts';
import { LOGIN_PATH, loginAddress } from '../../site/pages/loginAddress.ts';
import { type Page, page } from '../../site/pages/page.tsx';
import { readerPage } from '../../site/pages/privatePage.tsx';
import { changeConsent, declareMinor } from './commands.ts';
import { awaitsParent, readConsentLog, readConsents, readMinor } from './queries.ts';
import { PARENT_PATH } from './views/ChildPage.tsx';
import { OWN_PATH, OwnPrivacyPage, type OwnPrivacyPageData } from './views/OwnPrivacyPage.tsx';
import { PRIVACY_PATH, PrivacyNoticePage } from './views/PrivacyNoticePage.tsx';
import { privacyText as words } from './words.ts';

export const privacyPages: readonly Page[] = [
  page({
    path: PRIVACY_PATH,
    load: async ({ app }) => ({ items: app.contributions.personalData, purposes: app.contributions.purposes }),
    head: () => ({ title: words.title, description: words.description, canonical: PRIVACY_PATH }),
    tags: () => [],
    freshFor: () => '1h',
    view: PrivacyNoticePage,
  }),
  readerPage({
    path: OWN_PATH,
    address: OWN_PATH,
    alsoAwaitingParent: true,
    query: z.object({ state: z.enum(['given', 'withdrawn', 'noSuchPurpose', 'notForMinors', 'ageSaved']).optional() }),
    load: async ({ app, reader, query }): Promise<OwnPrivacyPageData> => ({
      offersLogin: await app.contributions.offersLogin(app.db),
      purposes: app.contributions.purposes,
      consents: await readConsents(app.db, reader.id),
      minor: await readMinor(app.db, reader.id, app.clock()),
      log: await readConsentLog(app.db, reader.id),
      state: query.state,
    }),
    head: () => ({ title: words.own, description: words.description, canonical: OWN_PATH }),
    view: OwnPrivacyPage,
  }),
];

export const privacyForms: readonly Form[] = [
  {
    path: OWN_PATH,
    accept: async (app, fields, { findSessionOwner }) => {
      const reader = await findSessionOwner();
      if (!reader) return { goTo: loginAddress(OWN_PATH) };
      const isGiven = textOf(fields, 'agreed') === 'yes';
      // To withdraw needs nobody's consent, and no log-in that is offered.
      if (isGiven && reader.awaitsParent) return { goTo: PARENT_PATH };
      if (isGiven && !(await app.contributions.offersLogin(app.db))) return { goTo: LOGIN_PATH };
      const changed = await changeConsent(app, reader.id, textOf(fields, 'purpose'), isGiven);
      return { goTo: `${OWN_PATH}?state=${changed}` };
    },
  },
  {
    path: `${OWN_PATH}/age`,
    accept: async (app, fields, { findSessionOwner }) => {
      const reader = await findSessionOwner();
      if (!reader) return { goTo: loginAddress(OWN_PATH) };
      await declareMinor(app, reader.id, textOf(fields, 'minor') === 'yes');
      return { goTo: (await awaitsParent(app.db, reader.id, app.clock())) ? PARENT_PATH : `${OWN_PATH}?state=ageSaved` };
    },
  },
];
