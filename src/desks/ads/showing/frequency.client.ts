import { INDIA_OFFSET_MS } from '../../../platform/text/indianTime.ts';
import { mayFollow, SEEN_KEY } from './adConsent.client.ts';

type Counts = { day: string; seen: Record<string, number> };

/** The day in India, for which a campaign is sold, and not that of UTC, which begins at 5:30 in the morning. */
const today = (): string => new Date(Date.now() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
/** Without a consent, of this page only. */
let counts: Counts = { day: today(), seen: {} };

/** Loads what this device has counted today, if the reader has agreed to that. */
export async function loadFrequency(): Promise<void> {
  if (!(await mayFollow())) return;
  try {
    const stored: Counts | null = JSON.parse(localStorage.getItem(SEEN_KEY) ?? 'null');
    if (stored?.day === today() && typeof stored.seen === 'object') counts = stored;
  } catch {
    // Storage is blocked or damaged: what is counted is forgotten with the page.
    return;
  }
}

/** How often a campaign has been shown to this reader today, as far as that is known. */
export const shownToday = (campaign: number): number => (counts.day === today() ? (counts.seen[campaign] ?? 0) : 0);

/** Counts that a campaign was shown. */
export async function noteShown(campaign: number): Promise<void> {
  if (counts.day !== today()) counts = { day: today(), seen: {} };
  counts.seen[campaign] = (counts.seen[campaign] ?? 0) + 1;
  if (!(await mayFollow())) return;
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify(counts));
  } catch {
    // Storage is full or blocked: what is counted is forgotten with the page.
    return;
  }
}
