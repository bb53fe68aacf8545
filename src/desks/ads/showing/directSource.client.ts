import { whenSeen } from '../../../site/audience/whenSeen.client.ts';
import type { Candidate } from '../campaigns/candidate.ts';
import type { AdLoaderProps } from '../views/AdLoader.tsx';
import type { AdPlace, AdSource, ShownAd } from './adSource.client.ts';
import { loadFrequency, noteShown, shownToday } from './frequency.client.ts';
import { reportSeen } from './seenReports.client.ts';
import { adLabels } from './words.ts';

/** Asks once for all slots of a page. Without an answer there is nothing (specification, section 8). */
async function readCandidates({ page, topics }: AdLoaderProps): Promise<readonly Candidate[]> {
  const device = matchMedia('(min-width: 64rem)').matches ? 'desktop' : 'mobile';
  try {
    const query = new URLSearchParams({ pageType: page, device, ...(topics.length > 0 && { topics: topics.join(',') }) });
    const answer = await fetch(`/api/ad-direct-campagin?${query}`, { signal: AbortSignal.timeout(8_000) });
    const { code, data }: { code: number; data: { documents: Candidate[] } } = await answer.json();
    return code === 200 ? data.documents : [];
  } catch {
    return [];
  }
}

/** One of the candidates, those with a larger share more often. */
function chooseByShare(candidates: readonly Candidate[]): Candidate | undefined {
  let left = Math.random() * candidates.reduce((sum, { share }) => sum + share, 0);
  for (const candidate of candidates) {
    left -= candidate.share;
    if (left <= 0) return candidate;
  }
  return candidates[0];
}

/**
 * Campaigns of the newspaper. No campaign stands in two slots of a page at once, and none is shown more often than its reader may see
 * it. A slot shows another campaign than before if there is one.
 */
export function openDirectSource(props: AdLoaderProps): AdSource {
  let candidates: Promise<readonly Candidate[]> | undefined;
  const shown = new Map<AdPlace, Candidate>();

  const choose = (all: readonly Candidate[], place: AdPlace): Candidate | undefined => {
    const before = shown.get(place);
    const elsewhere = new Set([...shown].filter(([other]) => other !== place).map(([, { campaign }]) => campaign));
    const fitting = all.filter(
      ({ slots, campaign, capPerDay, token }) =>
        slots.includes(place.name) && token !== before?.token && (capPerDay === 0 || shownToday(campaign) < capPerDay),
    );
    const fresh = fitting.filter(({ campaign }) => !elsewhere.has(campaign) && campaign !== before?.campaign);
    return chooseByShare(fresh.length > 0 ? fresh : fitting.filter(({ campaign }) => !elsewhere.has(campaign)));
  };

  const put = (place: AdPlace, candidate: Candidate): (() => void) => {
    shown.set(place, candidate);
    place.element.replaceChildren(...markupOf(candidate, place.name));
    return whenSeen(place.element, () => {
      reportSeen({ token: candidate.token, slot: place.name });
      void noteShown(candidate.campaign);
    });
  };

  return {
    show: async (place, left): Promise<ShownAd | undefined> => {
      candidates ??= loadFrequency().then(() => readCandidates(props));
      const all = await candidates;
      const first = left.aborted ? undefined : choose(all, place);
      if (!first) return undefined;
      let stop = put(place, first);
      return {
        refresh: () => {
          const next = choose(all, place);
          if (!next) return;
          stop();
          stop = put(place, next);
        },
        remove: () => {
          stop();
          shown.delete(place);
          place.element.replaceChildren();
        },
      };
    },
    destroy: () => shown.clear(),
  };
}

/** The label, and the picture as a link. */
function markupOf({ token, src, srcSet, width, height, alt, advertiser }: Candidate, slot: string): Node[] {
  const label = document.createElement('p');
  label.textContent = `${adLabels.label} · ${advertiser}`;
  const picture = new Image(width, height);
  Object.assign(picture, { alt, sizes: `${width}px`, srcset: srcSet, src, decoding: 'async' });
  const link = document.createElement('a');
  Object.assign(link, { href: `/ad/${token}/${slot}`, target: '_blank', rel: 'sponsored nofollow noopener' });
  link.append(picture);
  return [label, link];
}
