import type { App } from '../../site/app.ts';
import { savePage } from './commands.ts';
import { demoStaticPages } from './documents/demoStaticPages.ts';

export async function saveDemoStaticPages(app: App): Promise<void> {
  for (const { body, ...page } of demoStaticPages) {
    await savePage(app, { ...page, body: { type: 'doc', content: body }, updatedAt: app.clock() });
  }
}
