import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import { cutText, shorten } from '../../../platform/text/graphemes.ts';
import { readStaticPage, staticPageAddress } from '../../staticpages/queries.ts';
import type { SourceStory } from '../source/sourceItem.ts';
import type { ImportedPage } from './importCommands.ts';
import { type ImportContext, leaveOut } from './importContext.ts';
import { itemFaultOf } from './itemFault.ts';
import { fromLegacyText } from './legacyText.ts';
import { onThisSite, readableText, tooLargeIn } from './prepareStory.ts';
import { staticPageFor } from './staticPageFor.ts';
import { galleryAttachments } from './wordpressHtml.ts';

const MAX_TITLE = 100;
const MAX_DESCRIPTION = 300;
const DESCRIPTION_OF_TEXT = 160;

/** What the old site did with its readers' data is not what this one does: these are written anew, or made by the site. */
const POLICIES: ReadonlySet<string> = new Set(['privacy-policy', 'cookie-policy']);

/**
 * Writes a page of the old site as the static page that is about the same, if there is one and nobody has written it, and leads its old
 * addresses there. Of any other the report says the address, so that the newsroom can lead it somewhere.
 */
export async function writePage(context: ImportContext, page: SourceStory): Promise<void> {
  const { app, report, dryRun, commands } = context;
  const which = [`page "${cutText(wordsOfHtml(page.title), 80)}"`, ...page.oldPaths.slice(0, 1)].join(' ');
  const slug = staticPageFor(page);
  if (!slug) return leaveOut(report, 'pages that this site has none for (a redirect can lead their address elsewhere)', which);
  try {
    if (POLICIES.has(slug)) leaveOut(report, 'policies of the old site, which are written anew', which);
    else if (await readStaticPage(app.db, slug)) {
      report.count('pages that were written already');
      report.tell(which, 'stays as it is written here');
    } else {
      const tooLarge = tooLargeIn(page);
      if (tooLarge) throw new RangeError(tooLarge);
      const written = await prepared(context, page, slug, which);
      if (!written) return leaveOut(report, 'pages without a text', which);
      if (!dryRun) await commands.savePage(app, written);
      report.count(dryRun ? 'pages that would be written' : 'pages written');
    }
    const moves = page.oldPaths.map((from) => ({ from, to: staticPageAddress(slug) }));
    if (!dryRun && moves.length > 0) report.count('redirects', await commands.addRedirects(app, moves));
  } catch (error) {
    report.count('could not be taken in');
    report.tell(which, `could not be taken in: ${itemFaultOf(error)}`);
  }
}

/** The page in the form in which it will be written; undefined if nothing is left of its text. */
async function prepared(context: ImportContext, page: SourceStory, slug: string, which: string): Promise<ImportedPage | undefined> {
  const { pictures, report, oldHosts, storyIds, videoIds, now } = context;
  const uploads = pictures.uploadedTo(page.original);
  const attachments = await pictures.attachmentsById(galleryAttachments(page.html, uploads));
  const text = readableText(page, { attachments, uploads }, { stories: storyIds, videos: videoIds });
  const { document, dropped } = text.read(text.pictures.length > 0 ? await pictures.keysOf(text.pictures, which) : new Map());
  for (const { what } of dropped) report.tell(which, `dropped ${what}`);
  if (document.content.length === 0) return undefined;
  const legacy = fromLegacyText({ story: page, document });
  const { story, document: body } = legacy ?? { story: page, document };
  if (legacy) report.tell(which, `its text was set in the font ${legacy.font} and is Unicode now: read it again`);
  const title = shorten(wordsOfHtml(story.title), MAX_TITLE);
  const summary = story.presentation?.searchDescription || wordsOfHtml(story.summary);
  return {
    slug,
    title,
    description: shorten(summary, MAX_DESCRIPTION) || shorten(plainText(body).replace(/\s+/g, ' '), DESCRIPTION_OF_TEXT) || title,
    body: onThisSite(body, oldHosts),
    updatedAt: page.updatedAt && page.updatedAt < now ? page.updatedAt : now,
  };
}
