import type { Desk } from '../../site/desk.ts';
import { tallyBeside, tallyBlock } from './blocks.tsx';
import { addDemoElections } from './demo.ts';
import { electionTopics } from './live.tsx';
import { electionPages } from './pages.ts';
import { electionSitemap } from './sitemap.ts';

export const electionsDesk: Desk = {
  name: 'elections',
  pages: electionPages,
  live: electionTopics,
  front: [tallyBlock],
  sidebar: [tallyBeside],
  sitemap: [electionSitemap],
  demo: addDemoElections,
};
