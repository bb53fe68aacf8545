import { z } from 'zod';
import { contentEndpoints } from '../../../content/contentEndpoints.ts';
import { endpoint, fileBody } from '../../../site/newsroom/endpoint.ts';
import { videoDraft } from '../editing/videoDraft.ts';

export const videoEndpoints = contentEndpoints('videos', videoDraft);

/** A stored file. */
const storedFile = z.object({ key: z.string(), kind: z.enum(['mp4', 'webm', 'captions']), bytes: z.number() });
export type StoredFile = z.output<typeof storedFile>;

export const uploadFilm = endpoint({
  method: 'post',
  path: '/videos/films',
  summary: 'Upload a film, before the video that names it is saved',
  body: fileBody,
  answer: storedFile,
});

export const uploadCaptions = endpoint({
  method: 'post',
  path: '/videos/captions',
  summary: 'Upload captions (WebVTT)',
  body: fileBody,
  answer: storedFile,
});
