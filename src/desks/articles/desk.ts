import type { Desk } from '../../site/desk.ts';
import { publishDemoStories } from './demo.ts';
import { articlePages } from './pages.tsx';
import { mostReadStories } from './sidebar.tsx';

export const articlesDesk: Desk = {
  name: 'articles',
  pages: articlePages,
  sidebar: [mostReadStories],
  demo: publishDemoStories,
};
