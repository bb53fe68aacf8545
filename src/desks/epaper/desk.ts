import type { Desk } from '../../site/desk.ts';
import { epaperCalls } from './api.ts';
import { editionBeside, editionsBlock } from './blocks.tsx';
import { epaperExportTables } from './exportTables.ts';
import { epaperNewsroomCalls } from './newsroom/calls.ts';
import { epaperPages } from './pages.tsx';
import { epaperText } from './words.ts';

export const epaperDesk: Desk = {
  name: 'epaper',
  pages: epaperPages,
  calls: epaperCalls,
  newsroom: epaperNewsroomCalls,
  front: [editionsBlock],
  sidebar: [editionBeside],
  sitemap: [{ heading: epaperText.services, tags: [], load: async () => [{ name: epaperText.title, href: '/epaper' }] }],
  exportTables: epaperExportTables,
};
