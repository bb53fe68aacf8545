import type { campaignStates } from '../campaigns/campaignStates.ts';

export const campaignPhases = ['running', 'waiting', 'paused', 'draft', 'over'] as const;
export type CampaignPhase = (typeof campaignPhases)[number];

type Timed = { state: (typeof campaignStates)[number]; startsAt: string; endsAt: string };

/** What a campaign does at a time: its state, and whether its days have come or are over. */
export function phaseOf({ state, startsAt, endsAt }: Timed, now: Date): CampaignPhase {
  if (state === 'draft') return 'draft';
  if (Date.parse(endsAt) <= now.getTime()) return 'over';
  if (state === 'paused') return 'paused';
  return Date.parse(startsAt) > now.getTime() ? 'waiting' : 'running';
}
