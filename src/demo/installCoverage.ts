import { basename, join } from 'node:path';
import { z } from 'zod';
import { readImported } from '../desks/importing/archive/importedItems.ts';
import type { Report } from '../desks/importing/archive/report.ts';
import { readMarkdownFolder } from '../desks/importing/folder/folderFiles.ts';
import { momentOrAgo } from '../desks/importing/source/relativeTime.ts';
import { addPost, openCoverage, setKeyPoints } from '../desks/livecoverage/commands.ts';
import { livePostDraft } from '../desks/livecoverage/posts/livePost.ts';
import { directivesOf } from '../platform/document/markdownDirective.ts';
import type { App } from '../site/app.ts';
import { withoutFaults } from './withoutFaults.ts';

const coverageFields = z.object({ opened: z.string(), author: z.string(), keyPoints: z.array(z.string()) });
/** Posts of different stories have different identifiers. */
const POSTS_OF_A_STORY = 1000;
const PICTURE = /^!\[(.*)\]\((.+)\)$/u;

/** Adds live coverage to the stories of `demo/live/*.md`; each file is named like its story. */
export const installCoverage = (app: App): Promise<void> => withoutFaults(app, 'demo-live.txt', (report) => addCoverage(app, report));

async function addCoverage(app: App, report: Report): Promise<void> {
  const source = basename(app.demoDir);
  const now = app.clock();
  const at = (time: string) => momentOrAgo(time, now) ?? now;
  for await (const { slug, fields, body } of readMarkdownFolder(join(app.demoDir, 'live'), coverageFields, report)) {
    const id = (await readImported(app.db, source, [`story:${slug}`])).get(`story:${slug}`)?.ourId;
    if (id === undefined) throw new Error(`The demo has no story ${slug}`);
    await openCoverage(app, id, at(fields.opened));
    await setKeyPoints(app, id, fields.keyPoints);
    for (const [number, post] of postsOf(body).entries()) {
      const sentAs = `00000000-0000-4000-8000-${String(id * POSTS_OF_A_STORY + number).padStart(12, '0')}`;
      await addPost(app, id, sentAs, livePostDraft.parse(post), { author: fields.author, authorId: 'demo', now: at(post.time) });
    }
  }
}

/** Each post begins with `::post{at="5 minutes ago"}`; a heading and a picture are optional. */
function postsOf(markdown: string) {
  return markdown.split(/^(?=::post\{)/mu).map((part) => {
    const [first = '', ...lines] = part.trim().split('\n');
    const [directive] = directivesOf(first) ?? [];
    const headline = lines.find((line) => line.startsWith('## '));
    const picture = lines.find((line) => PICTURE.test(line));
    const [, pictureCaption = '', pictureKey] = PICTURE.exec(picture ?? '') ?? [];
    return {
      time: directive?.values['at'] ?? '',
      pinned: directive?.values['pinned'] === 'true',
      headline: headline?.slice(3) ?? '',
      body: lines
        .filter((line) => line !== headline && line !== picture)
        .join('\n')
        .trim(),
      pictureCaption,
      pictureKey: pictureKey ?? null,
    };
  });
}
