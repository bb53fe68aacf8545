import { InvalidImage } from '../../../platform/images/invalidImage.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { pictureRefusalWords } from '../newsroom/words.ts';

const refusals = new Map([
  [413, new NewsroomError(413, pictureRefusalWords.tooLarge)],
  [415, new NewsroomError(415, pictureRefusalWords.notPicture)],
  [503, new NewsroomError(503, pictureRefusalWords.tookTooLong)],
]);

/** Converts errors of the picture validation to newsroom errors. */
export async function inPictureWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidImage)) throw error;
    throw refusals.get(error.status) ?? new NewsroomError(422, pictureRefusalWords.broken);
  }
}
