import { eq } from 'drizzle-orm';
import type { Desk } from '../../site/desk.ts';
import { classifiedCalls } from './api.ts';
import { startClassifiedScheduler } from './expiry/classifiedScheduler.ts';
import { classifiedSweeps } from './expiry/classifiedSweeps.ts';
import { classifiedExportTables } from './exportTables.ts';
import { classifiedNewsroomCalls } from './newsroom/calls.ts';
import { adCards, adPages, resolveMissingAd } from './pages/adPages.ts';
import { adListPages } from './pages/listPages.ts';
import { postPages } from './pages/postPages.ts';
import { paymentPages } from './payments/paymentPages.ts';
import { upgradeForm } from './payments/upgradeForm.ts';
import { advertiserData } from './posting/advertiserData.ts';
import { ownAdForm, postForm } from './posting/postForm.ts';
import { contactForm } from './relay/contactForm.ts';
import { reportForm } from './reports/reportForm.ts';
import { fillAdSearch } from './searching/adSearch.ts';
import { adSitemap } from './states/adSitemap.ts';
import { ADS_TAG } from './states/adTags.ts';
import { classifiedAds } from './tables.ts';
import { CLASSIFIED_PATH } from './views/adPaths.ts';
import { classifiedText } from './words.ts';

/** Classified advertisements of readers. */
export const classifiedsDesk: Desk = {
  name: 'classifieds',
  pages: [...adListPages, ...adPages, ...postPages, ...paymentPages],
  forms: [postForm, ownAdForm, contactForm, reportForm, upgradeForm],
  calls: classifiedCalls,
  cards: adCards,
  newsroom: classifiedNewsroomCalls,
  open: (app) => {
    const scheduler = startClassifiedScheduler(app);
    let isStopped = false;
    const filling = fillAdSearch(app, () => isStopped).catch((error: unknown) => {
      if (!isStopped) app.log.error({ error }, 'the search of the classifieds could not be filled; it goes on at the next start');
    });
    return {
      close: async () => {
        isStopped = true;
        await filling;
        await scheduler.stop();
      },
    };
  },
  resolveMissing: (app, path) => resolveMissingAd(app.db, path, app.clock()),
  onTopicChange: {
    merge: async (tx, from, into) => {
      await tx.update(classifiedAds).set({ cityId: into }).where(eq(classifiedAds.cityId, from));
      return [ADS_TAG];
    },
  },
  sitemap: [{ heading: classifiedText.services, tags: [], load: async () => [{ name: classifiedText.title, href: CLASSIFIED_PATH }] }],
  sitemapSections: [adSitemap],
  readerData: advertiserData,
  personalData: [
    {
      name: 'classifieds',
      what: classifiedText.dataWhat,
      why: classifiedText.dataWhy,
      kept: classifiedText.dataKept,
      sweeps: classifiedSweeps,
    },
  ],
  exportTables: classifiedExportTables,
};
