import type { App } from '../site/app.ts';
import { installCricket } from './cricket/installCricket.ts';
import { installElections } from './elections/installElections.ts';
import { installAudience } from './installAudience.ts';
import { installCampaigns } from './installCampaigns.ts';
import { installClassifieds } from './installClassifieds.ts';
import { installContent } from './installContent.ts';
import { installCoverage } from './installCoverage.ts';
import { installEditions } from './installEditions.ts';
import { installHeadlineTests } from './installHeadlineTests.ts';
import { installNewsletter } from './installNewsletter.ts';
import { installPrices } from './mandi/installPrices.ts';

export type DemoPart = {
  name: string;
  install: (app: App) => Promise<void>;
  /** Goes on where it was stopped; any other part is added in one transaction. */
  isResumable: boolean;
};

const whole = (name: string, install: DemoPart['install']): DemoPart => ({ name, install, isResumable: false });

/** The demo site in the order in which it is laid out. Readers are served after the first part. */
export const demoParts: readonly DemoPart[] = [
  { name: 'content', install: installContent, isResumable: true },
  whole('live coverage', installCoverage),
  whole('prices', installPrices),
  whole('cricket', installCricket),
  whole('elections', installElections),
  whole('newsletter', installNewsletter),
  whole('classifieds', installClassifieds),
  whole('campaigns', installCampaigns),
  whole('audience', installAudience),
  whole('headline tests', installHeadlineTests),
  { name: 'printed editions', install: installEditions, isResumable: true },
];
