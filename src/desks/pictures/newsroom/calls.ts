import { z } from '@hono/zod-openapi';
import { cropNames, pictureAddress } from '../../../content/pictures/pictureAddress.ts';
import { type ImageWidth, imageWidths } from '../../../platform/images/imageRequest.ts';
import { InvalidImage } from '../../../platform/images/invalidImage.ts';
import type { App } from '../../../site/app.ts';
import { NewsroomError, type Sentence } from '../../../site/newsroom/newsroomError.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import { may } from '../../../site/newsroom/permissions.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { addPicture, describePicture, removePicture, replacePictureFile } from '../commands.ts';
import { type LibraryPicture, readLibrary, readLibraryPicture } from '../library/readLibrary.ts';
import { readPictureUses } from '../library/uses.ts';
import { pictureRefusalWords } from './words.ts';

/** More than is taken, so that what is a little too large is told so in words of its own. */
const MAX_UPLOAD_BYTES = 40 * 1024 * 1024;
const PER_PAGE = 48;

const key = z.string().regex(/^[A-Za-z0-9][\w.-]{0,119}$/);
const params = z.object({ key });

/** What describes a picture; the same on the screen's form. */
const description = {
  alt: z.string().trim().max(500),
  credit: z.string().trim().max(200),
  rights: z.string().trim().max(2_000),
};
const share = z.number().min(0).max(1);

const isWidth = (width: number): width is ImageWidth => imageWidths.some((known) => known === width);

const fileName = z
  .string()
  .max(300)
  .default('')
  .transform((name) => name.split(/[\\/]/).at(-1) ?? '');

async function found(app: App, name: string): Promise<LibraryPicture> {
  const picture = await readLibraryPicture(app.db, name);
  if (!picture) throw new NewsroomError(404, newsroomServerWords.notThere);
  return picture;
}

/** Whoever describes pictures describes all; others those that they brought themselves. */
function checkIsTheirs(staff: Staff, picture: LibraryPicture): void {
  if (!may(staff.role, 'pictures.describe') && picture.uploadedBy.id !== staff.id)
    throw new NewsroomError(403, pictureRefusalWords.notYourPicture);
}

const refusedAs = (status: number): Sentence =>
  status === 413 ? pictureRefusalWords.tooLarge : status === 415 ? pictureRefusalWords.notPicture : pictureRefusalWords.broken;

/** What the check of pictures refuses, in words for editors. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidImage)) throw error;
    throw new NewsroomError(error.status === 413 || error.status === 415 ? error.status : 422, refusedAs(error.status));
  }
}

export const pictureNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({
    path: '/pictures',
    permission: 'newsroom.enter',
    query: z.object({
      q: z.string().max(100).optional(),
      own: z.literal('yes').optional(),
      undescribed: z.literal('yes').optional(),
      after: key.optional(),
    }),
    answer: ({ app, staff, query: { q, own, undescribed, after } }) =>
      readLibrary(app.db, {
        text: q,
        uploadedBy: own ? staff.id : undefined,
        undescribed: undescribed === 'yes',
        after,
        most: PER_PAGE,
      }),
  }),
  newsroomCall({
    method: 'post',
    path: '/pictures',
    permission: 'pictures.add',
    query: z.object({
      name: fileName,
      alt: description.alt.default(''),
      credit: description.credit.default(''),
      rights: description.rights.default(''),
    }),
    fileBytes: MAX_UPLOAD_BYTES,
    answer: async ({ context, file, query: { name, ...about } }) => {
      const added = await inWords(() => addPicture(context, file, { ...about, fileName: name }));
      return { picture: await found(context, added.key), isNew: added.isNew };
    },
  }),
  newsroomCall({
    path: '/pictures/:key',
    permission: 'newsroom.enter',
    params,
    answer: async ({ app, params: { key: name } }) => ({
      picture: await found(app, name),
      uses: (await readPictureUses(app, app.db, name)).uses,
    }),
  }),
  newsroomCall({
    // For screens that know a picture by its key alone: `<img>` follows to the present file and focal point.
    path: '/pictures/:key/thumbnail',
    permission: 'newsroom.enter',
    params,
    query: z.object({
      crop: z.enum(cropNames).default('row'),
      w: z.coerce.number().refine(isWidth).default(192),
    }),
    answer: async ({ app, params: { key: name }, query: { crop, w } }) =>
      new Response(null, {
        status: 302,
        headers: { location: pictureAddress(await found(app, name), crop, w as ImageWidth), 'cache-control': 'private, no-store' },
      }),
  }),
  newsroomCall({
    method: 'put',
    path: '/pictures/:key',
    permission: 'pictures.add',
    params,
    body: z.object({ ...description, focal: z.object({ x: share, y: share }) }),
    answer: async ({ context, staff, params: { key: name }, body }) => {
      checkIsTheirs(staff, await found(context, name));
      await describePicture(context, name, body);
      return { picture: await found(context, name) };
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/pictures/:key/file',
    permission: 'pictures.replace',
    params,
    query: z.object({ name: fileName }),
    fileBytes: MAX_UPLOAD_BYTES,
    answer: async ({ context, file, params: { key: name }, query }) => {
      await inWords(() => replacePictureFile(context, name, file, query.name));
      return { picture: await found(context, name) };
    },
  }),
  newsroomCall({
    method: 'delete',
    path: '/pictures/:key',
    permission: 'pictures.replace',
    params,
    answer: async ({ context, params: { key: name } }) => {
      await removePicture(context, name);
      return { key: name };
    },
  }),
];
