import type { Page } from '../../site/pages/page.tsx';
import { overviewPage } from './pages/overviewPage.ts';
import { partPages } from './pages/partPages.ts';
import { resultPages } from './pages/resultPages.ts';

export const electionPages: readonly Page[] = [overviewPage, ...partPages, ...resultPages];
