import { readSecret } from '../../../platform/accounts/secrets.ts';
import type { App } from '../../../site/app.ts';
import { AD_SECRET, adToken } from '../counting/adToken.ts';
import { readAdPlan, readRunningCreatives } from '../queries.ts';
import { adPictureSource } from '../slots/adPictureSource.ts';
import { type AdPage, isMeantFor, slotsOf } from '../slots/adPlan.ts';
import { type AdSlot, adSlot, fitsSlot } from '../slots/adSlots.ts';
import type { Candidate } from './candidate.ts';
import { shareOf } from './pacing.ts';

/** The creatives that may be shown on a page now, without those of campaigns that are ahead of their pace. */
export async function readCandidates(app: App, page: AdPage, device: AdSlot['device'] | undefined, now: Date): Promise<Candidate[]> {
  const plan = await readAdPlan(app.db);
  const slots = slotsOf(plan, page, now).filter((name) => device === undefined || adSlot(name).device === device);
  if (slots.length === 0) return [];
  const [creatives, secret] = await Promise.all([readRunningCreatives(app.db, now), readSecret(app.db, AD_SECRET)]);
  return creatives.flatMap((creative): Candidate[] => {
    const { id, width, height, alt, picture, campaign } = creative;
    const share = shareOf(campaign, now);
    const fitting = slots.filter((name) => fitsSlot(name, creative) && isMeantFor(campaign, name, page));
    if (share === 0 || fitting.length === 0) return [];
    const { src, srcSet } = adPictureSource(picture, alt);
    const { id: campaignId, advertiser, capPerDay } = campaign;
    return [
      {
        token: adToken(secret, id, now),
        campaign: campaignId,
        slots: fitting,
        width,
        height,
        src,
        srcSet,
        alt,
        advertiser,
        share,
        capPerDay,
      },
    ];
  });
}
