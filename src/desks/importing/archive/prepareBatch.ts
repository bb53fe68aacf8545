import { setImmediate } from 'node:timers/promises';
import { localDay } from '../../../platform/text/dates.ts';
import { type ImportStatus, readImportStatus } from '../../stories/queries.ts';
import type { SourceStory, UnpublishedState } from '../source/sourceItem.ts';
import type { ImportedDraft, ImportedStory, WrittenStory } from './importCommands.ts';
import { failStory, type ImportContext, leaveOut, whichOf } from './importContext.ts';
import { type ImportedItem, readImported } from './importedItems.ts';
import { itemFaultOf } from './itemFault.ts';
import { fromLegacyText } from './legacyText.ts';
import { hashOf, prepareStory, readableText, tooLargeIn } from './prepareStory.ts';
import type { Belongs } from './topicResolver.ts';
import { type Attachment, galleryAttachments } from './wordpressHtml.ts';

/** A story ready to be written, with the data for `imported_items`. */
export type Prepared = { story: SourceStory; hash: string; missing: number } & (
  | { does: 'publish'; draft: ImportedStory }
  | { does: 'revise' | 'publishTaken'; draft: ImportedStory; id: number }
  | { does: 'adopt'; draft: ImportedDraft }
  | { does: 'reviseWorkingCopy'; draft: ImportedDraft; id: number }
);

type Changed = { story: SourceStory; hash: string; before: ImportedItem | undefined };

/** Prepares the stories of a batch that are new or have changed since the last import. */
export async function prepareBatch(context: ImportContext, batch: readonly SourceStory[]): Promise<Prepared[]> {
  const { app, name, pictures, report } = context;
  const fitting = batch.filter((story) => {
    const why = tooLargeIn(story);
    if (why) failStory(report, story, why);
    return !why;
  });
  const moved = await readImported(
    app.db,
    name,
    fitting.map(({ original }) => `story:${original}`),
  );
  const changed = fitting.flatMap((story) => {
    const before = moved.get(`story:${story.original}`);
    const hash = hashOf(story);
    if (before?.contentHash !== hash || before.missingPictures > 0) return { story, hash, before };
    report.count('unchanged');
    return [];
  });
  const statuses = await readImportStatus(
    app.db,
    changed.flatMap(({ before }) => before?.ourId ?? []),
  );
  const there = changed.filter(({ story, before }) => {
    const why = before && whyLeft(statuses.get(before.ourId), story.inHand);
    if (why) leaveOut(report, why, whichOf(story));
    return !why;
  });
  const attachments = await pictures.attachmentsById(
    there.flatMap(({ story }) => [
      ...galleryAttachments(story.html, pictures.uploadedTo(story.original)),
      ...(story.picture && 'attachment' in story.picture ? [story.picture.attachment] : []),
    ]),
  );
  const belongs = await context.topics.place(there.map(({ story }) => story));
  const prepared: Prepared[] = [];
  for (const one of there) {
    const isTaken = one.before !== undefined && statuses.get(one.before.ourId) === 'taken';
    try {
      const ready = await prepareOne(context, one, isTaken, belongs.get(one.story), attachments);
      if (ready) prepared.push(ready);
    } catch (error) {
      failStory(report, one.story, itemFaultOf(error));
    }
    // Lets the previous batch, which is being written, issue its next statement.
    await setImmediate();
  }
  return prepared;
}

/** Why a previously imported story is not updated; undefined if it is. */
function whyLeft(status: ImportStatus | undefined, inHand: UnpublishedState | undefined): string | undefined {
  if (status === undefined || status === 'out') return 'posts that editors have taken out of the paper';
  if (status === 'edited') return 'posts that the newsroom has worked on since they moved in';
  if (status === 'published' && inHand) return 'posts that readers can read here, but no longer there';
  return undefined;
}

async function prepareOne(
  context: ImportContext,
  { story, hash, before }: Changed,
  isTaken: boolean,
  belongs: Belongs | undefined,
  attachments: ReadonlyMap<string, Attachment>,
): Promise<Prepared | undefined> {
  const { pictures, report, oldHosts, name, now, libraryKeys } = context;
  const { publishedAt, inHand } = story;
  const category = belongs?.category;
  if (!belongs || (!inHand && !(category && publishedAt))) {
    leaveOut(report, 'posts that stand in no category (--category says where they go)', whichOf(story));
    return undefined;
  }
  const uploads = pictures.uploadedTo(story.original);
  const text = readableText(story, { attachments, uploads }, { stories: context.storyIds, videos: context.videoIds });
  const above = story.picture && ('attachment' in story.picture ? attachments.get(story.picture.attachment) : story.picture);
  if (story.picture && !above) {
    report.count('pictures that could not be had');
    report.tell(whichOf(story), 'its main picture is an attachment that the file does not have: export the media too');
  }
  const social = story.presentation?.socialPicture;
  const shared = social === undefined ? [] : [{ src: social, alt: '', caption: '' }];
  const wanted = [...(above ? [above] : []), ...shared, ...text.pictures];
  const foreign = wanted.filter(({ src }) => !libraryKeys.has(src));
  const keys = new Map([
    ...wanted.flatMap(({ src }) => (libraryKeys.has(src) ? [[src, src] as const] : [])),
    ...(foreign.length > 0 ? await pictures.keysOf(foreign, whichOf(story)) : []),
  ]);
  const missing = wanted.filter(({ src }) => !keys.has(src)).length + (story.picture && !above ? 1 : 0);
  if (before?.contentHash === hash && before.missingPictures === missing) {
    report.count('unchanged');
    return undefined;
  }
  const leadKey = above && keys.get(above.src);
  const lead = above && leadKey !== undefined ? { key: leadKey, caption: above.caption } : undefined;
  const { document, dropped } = text.read(keys);
  const translationOf = story.translationOf === undefined ? undefined : context.storyIds.get(story.translationOf);
  if (story.translationOf !== undefined && translationOf === undefined)
    report.tell(whichOf(story), `there is no story ${story.translationOf} that it could translate`);
  const socialPictureKey = social && keys.get(social);
  const legacy = fromLegacyText({ story, document });
  if (legacy) {
    report.count('texts turned into Unicode');
    report.tell(whichOf(story), `its text was set in the font ${legacy.font} and is Unicode now: read it again`);
  }
  const written = prepareStory({ ...(legacy ?? { story, document }), belongs, lead, socialPictureKey, translationOf, oldHosts });
  if (!inHand && written.body.content.length === 0 && written.deck === '') {
    leaveOut(report, 'posts without a text', whichOf(story));
    return undefined;
  }
  for (const { what, count } of dropped) {
    report.count(`dropped: ${what}`, count);
    report.tell(whichOf(story), `dropped ${what}${count > 1 ? ` (${count} times)` : ''}`);
  }
  for (const file of uploadsLinkedIn(written.body)) {
    report.count('links to files of the old site, which do not come along');
    report.tell(whichOf(story), `links to a file of the old site, which does not come along: ${file}`);
  }
  const noted = { story, hash, missing };
  if (inHand) {
    const draft = draftOf(story, inHand, { ...written, categoryId: category?.id, source: name }, now);
    return before ? { ...noted, does: 'reviseWorkingCopy', draft, id: before.ourId } : { ...noted, does: 'adopt', draft };
  }
  if (!category || !publishedAt) return undefined;
  const updatedAt = story.updatedAt && story.updatedAt > publishedAt ? story.updatedAt : publishedAt;
  const draft: ImportedStory = { ...written, categoryId: category.id, publishedAt, updatedAt };
  const id = context.reservedIds.get(story.original);
  if (!before) return { ...noted, does: 'publish', draft: { ...draft, ...(id === undefined ? {} : { id }) } };
  return { ...noted, does: isTaken ? 'publishTaken' : 'revise', draft, id: before.ourId };
}

/** The documents of the old site (circulars, forms) to which a text links. */
const uploadsLinkedIn = (body: WrittenStory['body']): string[] =>
  [...JSON.stringify(body).matchAll(/"href":"(\/(?:[^"/]+\/)*uploads\/[^"]+)"/g)].map(([, path = '']) => path);

type Placed = WrittenStory & Pick<ImportedDraft, 'categoryId' | 'source'>;

/** A pending story becomes one for review; a scheduled one is planned for its day and has to be published here. */
function draftOf({ publishedAt, updatedAt }: SourceStory, inHand: UnpublishedState, written: Placed, now: Date): ImportedDraft {
  const known = [publishedAt, updatedAt].filter((moment): moment is Date => moment !== undefined && moment <= now);
  const begun = known[0] ?? now;
  return {
    ...written,
    state: inHand === 'pending' ? 'in_review' : 'draft',
    plannedFor: inHand === 'future' && publishedAt ? localDay(publishedAt) : undefined,
    createdAt: begun,
    updatedAt: known.find((moment) => moment > begun) ?? begun,
  };
}
