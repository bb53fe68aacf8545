import { plainIsland } from '../../../platform/islands/island.tsx';

/**
 * Notes a search in the browser for the list under the field, and tells the newspaper that somebody looks at its results
 * (`SearchSeen.plain.client.ts`).
 */
export const SearchSeen = plainIsland('SearchSeen', { hydrate: 'idle' }, (_props: { q: string }) => null);
