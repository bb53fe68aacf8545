import type { Desk } from '../../site/desk.ts';
import { addDemoEditions } from './demo.ts';

export const epaperDesk: Desk = {
  name: 'epaper',
  demo: addDemoEditions,
};
