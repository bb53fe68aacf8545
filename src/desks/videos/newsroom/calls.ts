import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import { MAX_CAPTIONS_BYTES, MAX_FILM_BYTES, storeCaptions, storeFilm } from '../storeFilm.ts';

/** Files of films and captions, sent before the video that names them. They come before `/videos/:id`. */
export const videoFileCalls: readonly NewsroomCall[] = [
  newsroomCall({
    method: 'post',
    path: '/videos/films',
    permission: 'videos.write',
    streamBytes: MAX_FILM_BYTES,
    answer: ({ context, stream }) => storeFilm(context, stream),
  }),
  newsroomCall({
    method: 'post',
    path: '/videos/captions',
    permission: 'videos.write',
    fileBytes: MAX_CAPTIONS_BYTES,
    answer: ({ context, file }) => storeCaptions(context, file),
  }),
];
