import type { Desk } from '../../site/desk.ts';
import { addDemoElections } from './demo.ts';
import { electionTopics } from './live.tsx';
import { electionPages } from './pages.ts';

export const electionsDesk: Desk = {
  name: 'elections',
  pages: electionPages,
  live: electionTopics,
  demo: addDemoElections,
};
