import type { Page } from '../../site/page.tsx';
import { overviewPage } from './overviewPage.ts';
import { partPages } from './partPages.ts';
import { resultPages } from './resultPages.ts';

export const electionPages: readonly Page[] = [overviewPage, ...partPages, ...resultPages];
