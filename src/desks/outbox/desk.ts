import type { Desk } from '../../site/desk.ts';
import { outboxPages } from './pages.tsx';

/** Mail and text messages that were not sent, because the site is on a laptop: to be read there. */
export const outboxDesk: Desk = { name: 'outbox', pages: outboxPages };
