import type { SitemapSource } from '../../../site/desk.ts';
import { readElections } from '../queries.ts';
import { electionText } from '../words.ts';
import { electionAddress } from './electionAddress.ts';

/** Every election's first page. */
export const electionSitemap: SitemapSource = {
  heading: electionText.elections,
  tags: ['elections'],
  load: async (db) => (await readElections(db)).map((election) => ({ name: election.name, href: electionAddress(election) })),
};
