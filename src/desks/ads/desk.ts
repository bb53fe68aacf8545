import type { Desk } from '../../site/desk.ts';
import { adCalls, adCountCallsOf } from './api.ts';
import { startCampaignTimes } from './campaigns/campaignTimes.ts';
import { campaignTopicListener } from './campaigns/campaignTopicListener.ts';
import { openAdCounter } from './counting/adCounter.ts';
import { adExportTables } from './exportTables.ts';
import { adNewsroomCalls } from './newsroom/calls.ts';
import { adClickPage, adPages } from './pages.tsx';
import { AD_CHOICES_PATH } from './views/AdChoicesPage.tsx';
import { middleBlock, storySlots } from './views/adBlocks.tsx';
import { ADS_PURPOSE, ADS_WORDING } from './views/adsPurpose.ts';
import { adsAroundPage } from './views/aroundPage.tsx';
import { adText } from './words.ts';

/** Advertising: slots on pages, the newspaper's own campaigns, Google Ad Manager where it is configured. */
export const adsDesk: Desk = {
  name: 'ads',
  pages: adPages,
  calls: adCalls,
  newsroom: adNewsroomCalls,
  open: (app) => {
    const counter = openAdCounter(app);
    const times = startCampaignTimes(app);
    return {
      calls: adCountCallsOf(counter),
      pages: [adClickPage(counter)],
      close: async () => {
        await times.stop();
        await counter.stop();
      },
    };
  },
  aroundPage: adsAroundPage,
  front: [middleBlock],
  storySection: storySlots,
  sitemap: [{ heading: adText.services, tags: [], load: async () => [{ name: adText.choices, href: AD_CHOICES_PATH }] }],
  purposes: [
    {
      name: ADS_PURPOSE,
      title: adText.purpose,
      text: adText.purposeText,
      wording: ADS_WORDING,
      isTracking: true,
      onDevice: AD_CHOICES_PATH,
      // What was counted lies on the reader's devices, which forget it when they next ask.
      withdraw: async () => undefined,
    },
  ],
  onTopicChange: campaignTopicListener,
  exportTables: adExportTables,
};
