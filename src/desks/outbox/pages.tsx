import { isLoopback } from '../../platform/clientAddress.ts';
import { isLoopbackHost } from '../../platform/messages/messages.ts';
import { readOutbox } from '../../platform/messages/outbox.ts';
import { notFound, type Page } from '../../site/pages/page.tsx';
import { privatePage } from '../../site/pages/privatePage.tsx';
import { type OutboxData, OutboxPage } from './views/OutboxPage.tsx';
import { outboxText } from './words.ts';

const MOST = 50;
/** Headers by which a proxy on the same machine shows itself: what comes through it comes from elsewhere. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'];

export const outboxPages: readonly Page[] = [
  privatePage({
    path: '/outbox',
    load: async ({ app, header, client }): Promise<OutboxData | ReturnType<typeof notFound>> => {
      const host = (header('host') ?? '').replace(/:\d+$/, '');
      const isFromHere = isLoopback(client) && isLoopbackHost(host) && PROXY_HEADERS.every((name) => header(name) === undefined);
      return app.messages.hasOutbox && isFromHere ? { messages: await readOutbox(app.db, MOST) } : notFound();
    },
    head: () => ({ title: outboxText.title, description: outboxText.intro, canonical: '/outbox' }),
    view: OutboxPage,
  }),
];
