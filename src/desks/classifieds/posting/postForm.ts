import { createElement } from 'react';
import { countAttempt, TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { type Form, textOf } from '../../../site/calls/form.ts';
import { rowId } from '../../../site/calls/rowId.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { offersLogin } from '../../settings/queries.ts';
import { type OwnStep, ownSteps, saveAd, stepOwnAd } from '../commands.ts';
import { formFieldNames, parseAd, parseKind } from '../kinds/adDraft.ts';
import { readCityChoices } from '../pages/listPages.ts';
import { formHead } from '../pages/postPages.ts';
import { MAX_FORM_BYTES, MAX_PICTURES, receiveAdPictures } from '../pictures/receiveAdPictures.ts';
import { readAd, readOwnPictures } from '../queries.ts';
import { mayEdit } from '../states/adStates.ts';
import { type AdFormData, AdFormPage } from '../views/AdFormPage.tsx';
import { OWN_ADS_PATH, POST_PATH, previewPath } from '../views/adPaths.ts';
import type { OwnAdsState } from '../views/OwnAdsPage.tsx';
import { adDraftText, classifiedText } from '../words.ts';
import { postingText } from './words.ts';

/** Stored forms of one reader in a day. */
const MAX_A_DAY = 40;
/** Requests per network in this process: each may bring pictures. */
const requestLimit = rateLimit({ max: 40, spanMs: milliseconds('10m') });

const idsIn = (fields: FormData, name: string): number[] =>
  fields
    .getAll(name)
    .flatMap((value) => rowId.safeParse(value).data ?? [])
    .slice(0, 2 * MAX_PICTURES);

/** Stores an advertisement of a logged-in reader as a draft, or a change of one. */
export const postForm: Form = {
  path: POST_PATH,
  needsLoginOffered: true,
  limit: requestLimit,
  bodyBytes: MAX_FORM_BYTES,
  forReaders: POST_PATH,
  isTyped: true,
  accept: async (app, fields, { findReader }) => {
    const now = app.clock();
    const reader = await findReader();
    if (!reader) return { logInFirst: POST_PATH };
    const adId = rowId.safeParse(fields.get('ad')).data;
    const ad = adId === undefined ? undefined : await readAd(app.db, adId);
    if (adId !== undefined && (ad?.readerId !== reader.id || !mayEdit(ad))) return { goTo: `${OWN_ADS_PATH}?state=notPossible` };
    const kind = ad?.kind ?? parseKind(textOf(fields, 'kind'));
    if (kind === undefined) return { goTo: POST_PATH };

    const removed = new Set(idsIn(fields, 'removed'));
    const wanted = idsIn(fields, 'kept').filter((id) => !removed.has(id));
    const kept = await readOwnPictures(app.db, reader.id, wanted.slice(0, MAX_PICTURES), ad?.id);
    const added = await receiveAdPictures(app, reader.id, fields, MAX_PICTURES - kept.length);
    const pictureIds = [...kept.map(({ id }) => id), ...added.ids];

    const typed = Object.fromEntries(formFieldNames(kind).map((name) => [name, textOf(fields, name)]));
    const version = rowId.safeParse(fields.get('version')).data ?? 0;
    const cities = await readCityChoices(app.db);
    const again = async (status: 400 | 429, wrong: Pick<AdFormData, 'problems' | 'notNow'>) => {
      const pictures = await readOwnPictures(app.db, reader.id, pictureIds, ad?.id);
      // After a conflict the form is based on what it is now shown beside.
      const of = ad && { id: ad.id, version: ad.version, isSubmitted: ad.state !== 'draft' };
      return {
        head: { ...formHead, title: classifiedText.check },
        body: createElement(AdFormPage, { data: { kind, cities, typed, pictures, of, ...wrong } }),
        status,
      };
    };
    const parsed = parseAd(kind, typed, now);
    const problems = { ...parsed.problems, ...(added.problem === undefined ? {} : { pictures: added.problem }) };
    if (!parsed.draft || Object.keys(problems).length > 0) return again(400, { problems });
    if (!cities.some(({ id }) => id === parsed.draft.cityId)) return again(400, { problems: { city: adDraftText.cityMissing } });
    try {
      await countAttempt(app.db, [{ key: `classified of ${reader.id}`, spanMs: milliseconds('1d'), max: MAX_A_DAY }], now);
    } catch (error) {
      if (error instanceof TooManyAttempts) return again(429, { notNow: postingText.tooOften });
      throw error;
    }
    const saved = await saveAd(app, { owner: reader.id, of: ad && { id: ad.id, version }, draft: parsed.draft, pictureIds, now });
    if (saved.refused !== undefined) return again(400, { notNow: postingText[saved.refused] });
    return { goTo: ad && ad.state !== 'draft' ? `${OWN_ADS_PATH}?state=submitted` : previewPath(saved.id) };
  },
};

const outcomes: Record<OwnStep, OwnAdsState> = { submit: 'submitted', renew: 'renewed', withdraw: 'withdrew', delete: 'deleted' };

/** Steps that bring an advertisement before readers; the others take it away, which needs no log-in that is offered. */
const addingSteps: ReadonlySet<OwnStep> = new Set(['submit', 'renew']);

/** A reader's step with one of their own advertisements. */
export const ownAdForm: Form = {
  path: OWN_ADS_PATH,
  limit: rateLimit({ max: 60, spanMs: milliseconds('10m') }),
  forReaders: OWN_ADS_PATH,
  accept: async (app, fields, { findReader }) => {
    const reader = await findReader();
    if (!reader) return { goTo: loginAddress(OWN_ADS_PATH) };
    const id = rowId.safeParse(fields.get('ad')).data;
    const step = ownSteps.find((one) => one === textOf(fields, 'step'));
    if (id === undefined || step === undefined) return { goTo: `${OWN_ADS_PATH}?state=notPossible` };
    if (addingSteps.has(step) && !(await offersLogin(app.db))) return { goTo: `${OWN_ADS_PATH}?state=notPossible` };
    const outcome = await stepOwnAd(app, reader.id, id, step, app.clock());
    return { goTo: `${OWN_ADS_PATH}?state=${outcome === 'done' ? outcomes[step] : outcome}` };
  },
};
