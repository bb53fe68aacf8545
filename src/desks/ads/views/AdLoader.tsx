import { plainIsland } from '../../../platform/islands/island.tsx';
import type { AdPageType } from '../slots/adSlots.ts';

export type AdLoaderProps = {
  page: AdPageType;
  /** Categories and cities of the page. */
  topics: readonly number[];
  /** Ad units at Google Ad Manager by slot, where there are any. */
  units?: { readonly [slot: string]: string };
};

/** Fills the slots of the page once it is idle (`AdLoader.plain.client.ts`). */
export const AdLoader = plainIsland('AdLoader', { hydrate: 'idle' }, (_props: AdLoaderProps) => null);
