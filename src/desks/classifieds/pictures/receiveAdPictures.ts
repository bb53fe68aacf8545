import { countAttempt, TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { ConcurrencyLimit, Overloaded } from '../../../platform/concurrencyLimit.ts';
import { InvalidImage } from '../../../platform/images/invalidImage.ts';
import type { App } from '../../../site/app.ts';
import { storeReaderPicture } from '../../pictures/commands.ts';
import { addAdPicture } from '../commands.ts';
import { postingText } from '../posting/words.ts';
import { tooManyPictures, adDraftText as words } from '../words.ts';

export const MAX_PICTURES = 6;
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** Six pictures, and the texts beside them. */
export const MAX_FORM_BYTES = MAX_PICTURES * MAX_PICTURE_BYTES + 512 * 1024;
/** Of one reader in a day, kept or not. */
const MAX_A_DAY = 60;

/** A large picture takes a second of a core and much memory. */
const decoding = new ConcurrencyLimit({ running: 2, waiting: 12, longestWaitMs: milliseconds('20s'), onError: () => undefined });

type Received = { ids: number[]; problem: string | undefined };

/**
 * Stores the pictures that came with a form, as many as there is room for. Returns their ids, and the first thing that is wrong: the
 * pictures before and after a wrong one are kept.
 */
export async function receiveAdPictures(app: App, readerId: string, fields: FormData, room: number): Promise<Received> {
  // A file field without a file is sent as an empty file.
  const files = fields.getAll('pictures').filter((file) => file instanceof File && file.size > 0);
  const received: Received = { ids: [], problem: files.length > room ? tooManyPictures(MAX_PICTURES) : undefined };
  for (const file of files.slice(0, Math.max(0, room))) {
    if (!(file instanceof File)) continue;
    const stored = await receiveOne(app, readerId, file);
    if (typeof stored === 'number') received.ids.push(stored);
    else received.problem ??= stored;
  }
  return received;
}

/** The id of the stored picture, or what is wrong with it. */
async function receiveOne(app: App, readerId: string, file: File): Promise<number | string> {
  if (file.size > MAX_PICTURE_BYTES) return words.pictureTooLarge;
  const now = app.clock();
  try {
    await countAttempt(app.db, [{ key: `classified picture of ${readerId}`, spanMs: milliseconds('1d'), max: MAX_A_DAY }], now);
    const upload = new Uint8Array(await file.arrayBuffer());
    const stored = await decoding.run(() => storeReaderPicture(app, upload));
    return await addAdPicture(app, readerId, stored, now);
  } catch (error) {
    if (error instanceof TooManyAttempts) return postingText.tooOften;
    if (error instanceof Overloaded) return words.pictureNotNow;
    if (error instanceof InvalidImage) return refusals.get(error.status) ?? words.pictureBroken;
    throw error;
  }
}

const refusals = new Map<number, string>([
  [413, words.pictureTooLarge],
  [415, words.notPicture],
  [503, words.pictureNotNow],
]);
