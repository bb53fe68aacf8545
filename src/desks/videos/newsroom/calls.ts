import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { MAX_CAPTIONS_BYTES, MAX_FILM_BYTES, storeCaptions, storeFilm } from '../films/storeFilm.ts';
import { uploadCaptions, uploadFilm } from './endpoints.ts';

/** Uploads of videos and captions. They must come before `/videos/:id`. */
export const videoFileCalls: readonly NewsroomCall[] = [
  newsroomCall(uploadFilm, {
    permission: 'videos.write',
    streamBytes: MAX_FILM_BYTES,
    run: ({ context, stream }) => storeFilm(context, stream),
  }),
  newsroomCall(uploadCaptions, {
    permission: 'videos.write',
    fileBytes: MAX_CAPTIONS_BYTES,
    run: ({ context, file }) => storeCaptions(context, file),
  }),
];
