import type { Desk } from '../../site/desk.ts';
import { searchCalls } from './api.ts';
import { searchPages } from './pages.tsx';

export const searchDesk: Desk = { name: 'search', pages: searchPages, calls: searchCalls };
