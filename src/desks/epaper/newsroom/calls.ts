import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { type Staff, worksFor } from '../../../site/newsroom/staff.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { addEdition, withdrawEdition } from '../commands.ts';
import { InvalidEdition, MAX_PDF_BYTES } from '../editions/invalidEdition.ts';
import { preparePaper } from '../editions/preparePaper.ts';
import { refusalWords } from '../words.ts';
import * as endpoints from './endpoints.ts';
import { pageForEditing, readEditionsForEditing, readPagesForEditing } from './queries.ts';

const PER_PAGE = 24;

/** Converts errors of the desk to newsroom errors. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidEdition)) throw error;
    const isTooLarge = error.reason === 'tooLarge' || error.reason === 'tooLargeTogether';
    const status = isTooLarge ? 413 : error.reason === 'notPdf' ? 415 : error.reason === 'noEdition' ? 404 : 422;
    const sentence = { gu: error.sentence, en: error.message };
    const path = error.reason === 'noCity' ? 'cityId' : error.reason === 'noDay' || error.reason === 'tooFarAhead' ? 'date' : undefined;
    throw new NewsroomError(status, sentence, path ? { issues: [{ path, message: sentence }] } : {});
  }
}

/** The slug of a city, if the editor works for it. */
async function cityOf(db: Database, staff: Staff, cityId: number): Promise<string> {
  const city = (await readTopicsById(db, [cityId])).get(cityId);
  if (city?.kind !== 'city') throw new InvalidEdition('noCity');
  if (!worksFor(staff, { categoryIds: [], cityId })) throw new NewsroomError(403, newsroomServerWords.otherDesk);
  return city.slug;
}

/** The stored files of an edition. */
async function readPdfs(storage: Storage, pdfKeys: readonly string[]): Promise<Uint8Array[]> {
  const described = await Promise.all(pdfKeys.map((key) => storage.describe(key)));
  if (described.includes(undefined)) throw new NewsroomError(422, refusalWords.notPdf);
  // Asked before any of them is in memory.
  if (described.reduce((sum, file) => sum + (file?.bytes ?? 0), 0) > MAX_PDF_BYTES) throw new InvalidEdition('tooLargeTogether');
  return Promise.all(pdfKeys.map((key) => storage.read(key)));
}

export const epaperNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.listEditions, {
    permission: 'newsroom.enter',
    run: ({ app, query: { cityId, afterDay, afterId } }) =>
      readEditionsForEditing(app.db, {
        cityId,
        after: afterDay !== undefined && afterId !== undefined ? { day: afterDay, id: afterId } : undefined,
        most: PER_PAGE,
      }),
  }),
  newsroomCall(endpoints.listPages, {
    permission: 'newsroom.enter',
    run: async ({ app, params }) => ({ pages: await readPagesForEditing(app.db, params.id) }),
  }),
  newsroomCall(endpoints.prepareEdition, {
    permission: 'epaper.publish',
    fileBytes: MAX_PDF_BYTES,
    run: ({ app, file }) =>
      inWords(async () => {
        const { pdfKey, pages } = await preparePaper(app.storage, [file]);
        return { pdfKey, pages: pages.map(pageForEditing) };
      }),
  }),
  newsroomCall(endpoints.publishEdition, {
    permission: 'epaper.publish',
    run: ({ context, staff, body }) =>
      inWords(async () => {
        const city = await cityOf(context.db, staff, body.cityId);
        return addEdition(context, { city, date: body.date, pdfs: await readPdfs(context.storage, body.pdfKeys) });
      }),
  }),
  newsroomCall(endpoints.withdrawEdition, {
    permission: 'epaper.publish',
    run: ({ context, staff, body }) =>
      inWords(async () => {
        await withdrawEdition(context, { city: await cityOf(context.db, staff, body.cityId), date: body.date });
        return {};
      }),
  }),
];
