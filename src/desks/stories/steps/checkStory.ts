import { readPictures } from '../../../content/pictures/queries.ts';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import type { App } from '../../../site/app.ts';
import { type FieldIssue, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { WorkingCopy } from '../copies/workingCopy.ts';
import { storyWords as texts } from '../words.ts';
import { readOriginal } from './readOriginal.ts';
import { picturesIn, type StoryCheck, storyChecks, wordsOf } from './storyChecks.ts';

/** All checks of a story's copy, with data of its pictures and topics, and incomplete blocks. */
async function checkStory(db: Database, id: number, copy: WorkingCopy): Promise<StoryCheck[]> {
  const pictures = await readPictures(db, [copy.pictureKey, copy.socialPictureKey, ...picturesIn(copy.body).map(({ key }) => key)]);
  const topics = await readTopicsById(
    db,
    [copy.categoryId, copy.cityId, ...copy.topicIds].filter((id) => id !== null),
  );
  const topicKinds = new Map([...topics].map(([id, { kind }]) => [id, kind]));
  const original = await readOriginal(db, id, copy);
  return [...storyChecks(copy, { pictures, topicKinds, original }), ...blockChecks(copy)];
}

/**
 * The same with warnings of other desks, for the editor. If a desk fails, that is reported too, because silence would look like no warning.
 */
export async function checkWorkingCopy(
  { db, contributions }: Pick<App, 'db' | 'contributions'>,
  { id, copy }: { id: number; copy: WorkingCopy },
  now: Date,
): Promise<StoryCheck[]> {
  const warnings = await Promise.all(
    contributions.publishWarnings.map(
      async (contribution) =>
        (await contribution.use((publishWarning) => publishWarning(db, { topicIds: copy.topicIds, words: wordsOf(copy) }, now))) ?? [
          { path: '', message: texts.checkNotMade },
        ],
    ),
  );
  return [...(await checkStory(db, id, copy)), ...warnings.flat().map((warning): StoryCheck => ({ weight: 'warning', ...warning }))];
}

function blockChecks({ body }: WorkingCopy): StoryCheck[] {
  const block = storyDocument.shape.content.element;
  return body.content.flatMap((one, at): StoryCheck[] =>
    block.safeParse(one).success
      ? []
      : [{ weight: 'error', path: `body.content.${at}`, message: one.type === 'embed' ? texts.unknownEmbed : texts.brokenBlock }],
  );
}

/** The copy's category. Throws (422, with the errors as issues) if the copy may not be published. */
export async function readyCategory(db: Database, id: number, copy: WorkingCopy): Promise<number> {
  const issues = (await checkStory(db, id, copy)).flatMap(({ weight, path, message }): FieldIssue[] =>
    weight === 'error' ? [{ path, message }] : [],
  );
  if (issues.length > 0 || copy.categoryId === null) throw new NewsroomError(422, texts.notReady, { issues });
  return copy.categoryId;
}
