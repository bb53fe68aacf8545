import { adSlot } from '../slots/adSlots.ts';
import { mayFollow } from './adConsent.client.ts';
import type { AdPlace, AdSource, ShownAd } from './adSource.client.ts';
import { adLabels } from './words.ts';

const SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/** What is used of Google Publisher Tag. */
type GptSlot = { addService: (service: GptService) => GptSlot };
type GptService = {
  disableInitialLoad: () => void;
  enableSingleRequest: () => void;
  setTargeting: (key: string, value: string | string[]) => void;
  refresh: (slots: GptSlot[]) => void;
};
type Gpt = {
  cmd: { push: (command: () => void) => void };
  pubads: () => GptService;
  defineSlot: (unit: string, sizes: (readonly number[])[], element: string) => GptSlot | null;
  enableServices: () => void;
  display: (element: string) => void;
  destroySlots: (slots?: GptSlot[]) => boolean;
};
declare global {
  interface Window {
    googletag?: Gpt | { cmd: (() => void)[] };
  }
}

type About = { units: Readonly<Record<string, string>>; page: string; topics: readonly number[] };

/** Loads the script of Google Ad Manager once; undefined if it cannot be had. */
function loadGpt(): Promise<Gpt | undefined> {
  return new Promise((resolve) => {
    const waiting: { cmd: (() => void)[] } = { cmd: [] };
    window.googletag ??= waiting;
    window.googletag.cmd.push(() => {
      const gpt = window.googletag;
      resolve(gpt && 'pubads' in gpt ? gpt : undefined);
    });
    if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
    const script = document.createElement('script');
    Object.assign(script, { src: SCRIPT, async: true, onerror: () => resolve(undefined) });
    document.head.append(script);
  });
}

let loading: Promise<Gpt | undefined> | undefined;
let numbered = 0;

/** Advertisements of Google Ad Manager, each in a frame of its own. Nothing is asked of Google before the reader has agreed. */
export function openGamSource({ units, page, topics }: About): AdSource {
  const slots = new Set<GptSlot>();
  let hasBegun = false;

  const begin = (gpt: Gpt) => {
    if (hasBegun) return;
    hasBegun = true;
    gpt.pubads().enableSingleRequest();
    gpt.pubads().disableInitialLoad();
    gpt.pubads().setTargeting('page', page);
    gpt.pubads().setTargeting('topic', topics.map(String));
    gpt.enableServices();
  };

  const remove = (gpt: Gpt, gptSlots: GptSlot[]) => {
    try {
      gpt.destroySlots(gptSlots);
    } catch (error) {
      // Specification, section 8: a failed clean-up is logged and nothing is visible.
      console.warn('An advertisement was not cleaned up:', error);
    }
  };

  const define = (gpt: Gpt, unit: string, { name, element }: AdPlace): ShownAd | undefined => {
    begin(gpt);
    const label = document.createElement('p');
    label.textContent = adLabels.label;
    const box = document.createElement('div');
    box.id = `ad-${name}-${++numbered}`;
    element.replaceChildren(...(adSlot(name).height > 0 ? [label] : []), box);
    const sizes = adSlot(name).sizes.map((size) => [...size]);
    const fitting = sizes.filter(([width = 0]) => width <= element.clientWidth);
    const gptSlot = gpt.defineSlot(unit, fitting.length > 0 ? fitting : sizes, box.id)?.addService(gpt.pubads());
    if (!gptSlot) return undefined;
    slots.add(gptSlot);
    gpt.display(box.id);
    gpt.pubads().refresh([gptSlot]);
    return {
      refresh: () => gpt.pubads().refresh([gptSlot]),
      remove: () => {
        slots.delete(gptSlot);
        remove(gpt, [gptSlot]);
        element.replaceChildren();
      },
    };
  };

  return {
    show: async (place, left) => {
      const unit = units[place.name];
      if (!unit || !(await mayFollow())) return undefined;
      loading ??= loadGpt();
      const gpt = await loading;
      return gpt && !left.aborted ? define(gpt, unit, place) : undefined;
    },
    destroy: () => slots.clear(),
  };
}
