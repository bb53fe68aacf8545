import { z } from 'zod';
import { cropNames } from '../../../content/pictures/pictureAddress.ts';
import { isWidth } from '../../../platform/images/imageRequest.ts';
import { optionalText } from '../../../site/newsroom/draftSchemas.ts';
import { endpoint, fileBody, moment, ownResponse, rowVersion, seenVersion, sentence } from '../../../site/newsroom/endpoint.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';
import { pictureRefusalWords } from './words.ts';

const key = z.string().regex(/^[A-Za-z0-9][\w.-]{0,119}$/);
const params = z.object({ key });

/** The description of a picture, shared with the form. */
const description = {
  alt: optionalText(500),
  credit: optionalText(200),
  rights: optionalText(2_000),
};
const share = z.number().min(0).max(1);
const fileName = z
  .string()
  .max(300)
  .default('')
  .transform((name) => name.split(/[\\/]/).at(-1) ?? '');

/** A picture of the library. */
const picture = z.object({
  key: z.string(),
  file: z.string(),
  width: z.number(),
  height: z.number(),
  focal: z.object({ x: z.number(), y: z.number() }),
  colour: z.string(),
  alt: z.string(),
  credit: z.string(),
  rights: z.string(),
  fileName: z.string(),
  uploadedBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: moment,
  version: z.number(),
});
export type ShownPicture = z.output<typeof picture>;

export const listPictures = endpoint({
  path: '/pictures',
  summary: 'List pictures of the library, the newest first',
  query: z.object({
    q: searchedWords.optional(),
    own: z.literal('yes').optional(),
    undescribed: z.literal('yes').optional(),
    after: key.optional(),
  }),
  answer: z.object({ pictures: z.array(picture), next: z.string().nullable() }),
});

const MAX_PICTURE_BYTES = 25 * 1024 * 1024;

/** Why a file is not sent at all; undefined if it is. */
export function pictureFileRefusal({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!type.startsWith('image/')) return pictureRefusalWords.notPicture;
  return size > MAX_PICTURE_BYTES ? pictureRefusalWords.tooLarge : undefined;
}

export const uploadPicture = endpoint({
  method: 'post',
  path: '/pictures',
  summary: 'Add a picture to the library',
  query: z.object({
    name: fileName,
    alt: description.alt.default(''),
    credit: description.credit.default(''),
    rights: description.rights.default(''),
  }),
  body: fileBody,
  answer: z.object({ picture, isNew: z.boolean() }),
});

export const readPicture = endpoint({
  path: '/pictures/:key',
  summary: 'Read a picture and where it is used',
  params,
  answer: z.object({ picture, uses: z.array(z.object({ kind: sentence, title: z.string(), href: z.string() })) }),
});

/** For screens that know only a picture's key: redirects `<img>` to the current file and focal point. */
export const pictureThumbnail = endpoint({
  path: '/pictures/:key/thumbnail',
  summary: 'Redirect to a picture in one shape and width',
  params,
  query: z.object({
    crop: z.enum(cropNames).default('row'),
    w: z.coerce.number<number | string>().refine(isWidth).default(192),
  }),
  answer: ownResponse('image/jpeg'),
});

export const describePicture = endpoint({
  method: 'put',
  path: '/pictures/:key',
  summary: 'Describe a picture and set its focal point',
  params,
  body: z.object({ ...description, focal: z.object({ x: share, y: share }), version: rowVersion }),
  answer: z.object({ picture }),
});

export const replacePicture = endpoint({
  method: 'post',
  path: '/pictures/:key/file',
  summary: 'Replace the file of a picture',
  params,
  query: z.object({ name: fileName }),
  body: fileBody,
  answer: z.object({ picture }),
});

export const removePicture = endpoint({
  method: 'delete',
  path: '/pictures/:key',
  summary: 'Remove a picture that is not used',
  params,
  query: seenVersion,
  answer: params,
});
