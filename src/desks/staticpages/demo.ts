import type { Paper } from '../../site/paper.ts';
import { savePage } from './commands.ts';
import { demoStaticPages } from './demoStaticPages.ts';

export async function saveDemoStaticPages(paper: Paper): Promise<void> {
  for (const { body, ...page } of demoStaticPages) {
    await savePage(paper, { ...page, body: { type: 'doc', content: body }, updatedAt: paper.clock() });
  }
}
