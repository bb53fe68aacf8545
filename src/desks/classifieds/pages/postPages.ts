import { z } from 'zod';
import { rowId } from '../../../site/calls/rowId.ts';
import type { Head } from '../../../site/document/head.ts';
import { type Moved, movedForNow, notFound, type Page } from '../../../site/pages/page.tsx';
import { readerPage } from '../../../site/pages/privatePage.tsx';
import { readProfile } from '../../readers/queries.ts';
import { offersLogin } from '../../settings/queries.ts';
import { typedOf } from '../kinds/adDraft.ts';
import { adKinds } from '../kinds/adKinds.ts';
import { openPaymentGateway } from '../payments/razorpayGateway.ts';
import { postingText } from '../posting/words.ts';
import { readAd, readAdPictures, readOwnAds } from '../queries.ts';
import { mayEdit } from '../states/adStates.ts';
import type { AdFormData } from '../views/AdFormPage.tsx';
import { type AdPreviewData, AdPreviewPage } from '../views/AdPreviewPage.tsx';
import { OWN_ADS_PATH, POST_PATH } from '../views/adPaths.ts';
import { type OwnAdsData, OwnAdsPage, ownAdsStates } from '../views/OwnAdsPage.tsx';
import { PostPage } from '../views/PostPage.tsx';
import { classifiedText } from '../words.ts';
import { loadShownAd } from './adPages.ts';
import { readCityChoices } from './listPages.ts';

const MAX_OWN = 100;

export const formHead: Head = { title: classifiedText.post, description: postingText.steps, canonical: POST_PATH, noindex: true };

const postPage = readerPage({
  path: POST_PATH,
  address: POST_PATH,
  needsLoginOffered: true,
  query: z.object({ kind: z.enum(adKinds).optional(), ad: rowId.optional() }),
  load: async ({ app, reader, query }): Promise<{ form: AdFormData | undefined } | ReturnType<typeof notFound>> => {
    const cities = await readCityChoices(app.db);
    if (query.ad === undefined) {
      if (query.kind === undefined) return { form: undefined };
      const email = (await readProfile(app.db, reader.id))?.email ?? '';
      return { form: { kind: query.kind, cities, typed: { email }, pictures: [] } };
    }
    const ad = await readAd(app.db, query.ad);
    if (!ad || ad.readerId !== reader.id || !mayEdit(ad)) return notFound();
    const of = { id: ad.id, version: ad.version, isSubmitted: ad.state !== 'draft' };
    return { form: { kind: ad.kind, cities, typed: typedOf(ad), pictures: await readAdPictures(app.db, ad.id), of } };
  },
  head: () => formHead,
  view: PostPage,
});

const previewPage = readerPage({
  path: `${POST_PATH}/:id{[0-9]{1,9}}`,
  address: OWN_ADS_PATH,
  needsLoginOffered: true,
  load: async ({ app, params, reader }): Promise<AdPreviewData | Moved | ReturnType<typeof notFound>> => {
    const ad = await readAd(app.db, Number(params.id));
    if (!ad || ad.readerId !== reader.id) return notFound();
    if (ad.state !== 'draft') return movedForNow(OWN_ADS_PATH);
    const city = (await readCityChoices(app.db)).find(({ id }) => id === ad.cityId);
    return { ad: await loadShownAd(app.db, ad, city?.name ?? '') };
  },
  head: () => ({ ...formHead, title: postingText.preview }),
  view: AdPreviewPage,
});

const ownPage = readerPage({
  path: OWN_ADS_PATH,
  address: OWN_ADS_PATH,
  query: z.object({ state: z.enum(ownAdsStates).optional() }),
  load: async ({ app, reader, query, now }): Promise<OwnAdsData> => ({
    offersLogin: await offersLogin(app.db),
    ads: await readOwnAds(app.db, reader.id, MAX_OWN),
    state: query.state,
    sellsUpgrades: openPaymentGateway(app.settings) !== undefined,
    now,
  }),
  head: () => ({ title: classifiedText.own, description: postingText.ownIntro, canonical: OWN_ADS_PATH }),
  view: OwnAdsPage,
});

export const postPages: readonly Page[] = [postPage, previewPage, ownPage];
