type Paced = { startsAt: Date; endsAt: Date; goal: number | null; impressions: number };

/** How far a campaign may be ahead of its pace, as a part of its goal: readers do not come evenly over a day. */
const AHEAD = 0.02;
const LARGEST_SHARE = 4;

/**
 * How often a campaign is chosen beside others: 0 while it is ahead of its pace or has had what was sold, 1 on its pace or without a goal,
 * up to 4 when it is behind.
 */
export function shareOf({ startsAt, endsAt, goal, impressions }: Paced, now: Date): number {
  if (now < startsAt || now >= endsAt) return 0;
  if (goal === null) return 1;
  const elapsed = (now.getTime() - startsAt.getTime()) / (endsAt.getTime() - startsAt.getTime());
  const due = goal * Math.min(1, elapsed + AHEAD);
  if (impressions >= Math.min(goal, due)) return 0;
  return Math.min(LARGEST_SHARE, Math.max(1, (goal * elapsed) / Math.max(1, impressions)));
}
