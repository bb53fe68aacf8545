import { plainIsland } from '../../../platform/islands/island.tsx';

export type GoogleTagProps = { id: string; wording: string };

/** Loads Google's script once the page is idle, if the reader has agreed (`GoogleTag.plain.client.ts`). */
export const GoogleTag = plainIsland('GoogleTag', { hydrate: 'idle' }, (_props: GoogleTagProps) => null);
