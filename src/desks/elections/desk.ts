import type { Desk } from '../../site/desk.ts';
import { addDemoElections } from './demo.ts';

export const electionsDesk: Desk = {
  name: 'elections',
  demo: addDemoElections,
};
