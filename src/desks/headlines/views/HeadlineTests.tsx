import { plainIsland } from '../../../platform/islands/island.tsx';

/** Counts which headlines of tests are seen and pressed, once the page is idle (`HeadlineTests.plain.client.ts`). */
export const HeadlineTests = plainIsland('HeadlineTests', { hydrate: 'idle' }, () => null);
