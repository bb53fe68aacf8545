import { z } from '@hono/zod-openapi';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { checkIsTheirs } from '../../../site/newsroom/media.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { addEdition, checkPdf, withdrawEdition } from '../commands.ts';
import { InvalidEdition, MAX_PDF_BYTES } from '../editions/invalidEdition.ts';
import { preparePages } from '../editions/preparePages.ts';
import { refusalWords } from '../words.ts';
import { pageForEditing, readEditionsForEditing, readPagesForEditing } from './queries.ts';

const PER_PAGE = 24;

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const pdfKey = z.string().regex(/^epaper\/[0-9a-f]{32}\.pdf$/);

/** What the desk refuses, in its own sentences. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidEdition)) throw error;
    const status = error.reason === 'tooLarge' ? 413 : error.reason === 'notPdf' ? 415 : error.reason === 'noEdition' ? 404 : 422;
    const sentence = { gu: error.sentence, en: error.message };
    const path = error.reason === 'noCity' ? 'cityId' : error.reason === 'noDay' || error.reason === 'tooFarAhead' ? 'date' : undefined;
    throw new NewsroomError(status, sentence, path ? { issues: [{ path, message: sentence }] } : {});
  }
}

/** The slug of a city, if it is this editor's. */
async function cityOf(db: Database, staff: Staff, cityId: number): Promise<string> {
  const city = (await readTopicsById(db, [cityId])).get(cityId);
  if (city?.kind !== 'city') throw new InvalidEdition('noCity');
  checkIsTheirs(staff, { categoryIds: [], cityId }, 'draft');
  return city.slug;
}

export const epaperNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({
    path: '/epaper/editions',
    permission: 'newsroom.enter',
    query: z.object({ cityId: id.optional(), afterDay: day.optional(), afterId: id.optional() }),
    answer: ({ app, query: { cityId, afterDay, afterId } }) =>
      readEditionsForEditing(app.db, {
        cityId,
        after: afterDay !== undefined && afterId !== undefined ? { day: afterDay, id: afterId } : undefined,
        most: PER_PAGE,
      }),
  }),
  newsroomCall({
    path: '/epaper/editions/:id/pages',
    permission: 'newsroom.enter',
    params: z.object({ id }),
    answer: async ({ app, params }) => ({ pages: await readPagesForEditing(app.db, params.id) }),
  }),
  newsroomCall({
    // The file is looked at and drawn before anybody sees it; what is published then names it.
    method: 'post',
    path: '/epaper/files',
    permission: 'epaper.publish',
    fileBytes: MAX_PDF_BYTES,
    answer: ({ app, file }) =>
      inWords(async () => {
        await checkPdf(file);
        const prepared = await preparePages(app.storage, file);
        return { pdfKey: prepared.pdfKey, pages: prepared.pages.map(pageForEditing) };
      }),
  }),
  newsroomCall({
    method: 'post',
    path: '/epaper/editions',
    permission: 'epaper.publish',
    body: z.object({ cityId: id, date: day, pdfKey }),
    answer: ({ context, staff, body }) =>
      inWords(async () => {
        const city = await cityOf(context.db, staff, body.cityId);
        if (!(await context.storage.has(body.pdfKey))) throw new NewsroomError(422, refusalWords.notPdf);
        return addEdition(context, { city, date: body.date, pdf: await context.storage.read(body.pdfKey) });
      }),
  }),
  newsroomCall({
    method: 'post',
    path: '/epaper/editions/withdraw',
    permission: 'epaper.publish',
    body: z.object({ cityId: id, date: day }),
    answer: ({ context, staff, body }) =>
      inWords(async () => {
        await withdrawEdition(context, { city: await cityOf(context.db, staff, body.cityId), date: body.date });
        return {};
      }),
  }),
];
