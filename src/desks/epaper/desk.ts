import type { Desk } from '../../site/desk.ts';
import { addDemoEditions } from './demo.ts';
import { epaperPages } from './pages.tsx';

export const epaperDesk: Desk = {
  name: 'epaper',
  pages: epaperPages,
  demo: addDemoEditions,
};
