import type { CampaignRow } from './endpoints.ts';

/** What a campaign does at a time: its state, and whether its days have come or are over. */
export function phaseOf({ state, startsAt, endsAt }: Pick<CampaignRow, 'state' | 'startsAt' | 'endsAt'>, now: Date) {
  if (state === 'draft') return 'draft';
  if (Date.parse(endsAt) <= now.getTime()) return 'over';
  if (state === 'paused') return 'paused';
  return Date.parse(startsAt) > now.getTime() ? 'waiting' : 'running';
}
