import type { AdDevice } from '../campaigns/campaignStates.ts';
import { type AdPageType, type AdSlotName, adSlot, adSlotNames, fitsSlot } from './adSlots.ts';

/** A campaign as far as it decides which slots a page has. Times are in milliseconds. */
export type PlannedCampaign = {
  startsAt: number;
  endsAt: number;
  device: AdDevice;
  pageTypes: readonly AdPageType[];
  slots: readonly AdSlotName[];
  topicIds: readonly number[];
  sizes: readonly { width: number; height: number }[];
};

/** Everything that decides which slots pages have; the same for all pages. */
export type AdPlan = {
  /** Ad units at Google Ad Manager by slot. */
  units: Readonly<Record<string, string>>;
  campaigns: readonly PlannedCampaign[];
  /** Specification, section 4: the setting for each device. */
  devices: { desktop: boolean; mobile: boolean };
};

/** What a page says about itself. */
export type AdPage = { pageType: AdPageType; topicIds: readonly number[] };

type Targets = Pick<PlannedCampaign, 'device' | 'pageTypes' | 'slots' | 'topicIds'>;

/** Whether a campaign may be shown in a slot of a page. Nothing is said of its time or sizes. */
export function isMeantFor({ device, pageTypes, slots, topicIds }: Targets, name: AdSlotName, page: AdPage): boolean {
  const slot = adSlot(name);
  if (slot.isUnitOnly || !slot.pages.includes(page.pageType)) return false;
  if (device !== 'all' && device !== slot.device) return false;
  if (pageTypes.length > 0 && !pageTypes.includes(page.pageType)) return false;
  if (slots.length > 0 ? !slots.includes(name) : slot.isChosenOnly) return false;
  return topicIds.length === 0 || topicIds.some((id) => page.topicIds.includes(id));
}

/**
 * The ad code of a slot on a page (specification, section 4): its unit at Google Ad Manager, or `direct/…` if a campaign of the newspaper
 * may be shown there; undefined if it has none, or its device shows no advertisements.
 */
export function adCodeOf(plan: AdPlan, name: AdSlotName, page: AdPage, now: Date): string | undefined {
  const slot = adSlot(name);
  if (!slot.pages.includes(page.pageType) || !plan.devices[slot.device]) return undefined;
  const unit = plan.units[name];
  if (unit) return unit;
  const time = now.getTime();
  const isSold = plan.campaigns.some(
    (campaign) =>
      campaign.startsAt <= time &&
      time < campaign.endsAt &&
      isMeantFor(campaign, name, page) &&
      campaign.sizes.some((size) => fitsSlot(name, size)),
  );
  return isSold ? `direct/${name}` : undefined;
}

/** The slots that a page has, in the order of the table. */
export const slotsOf = (plan: AdPlan, page: AdPage, now: Date): AdSlotName[] =>
  adSlotNames.filter((name) => adCodeOf(plan, name, page, now) !== undefined);
