import { z } from '@hono/zod-openapi';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { changeCrop, changeQuality, changeYard, enterPrices, setPriceStatus } from '../commands.ts';
import { cropDraft, qualityDraft, yardDraft } from '../names/nameDraft.ts';
import { importPrices } from '../prices/importPrices.ts';
import { gridDraft } from '../prices/priceDraft.ts';
import { readDayPrices } from '../queries.ts';
import { FileNotUnderstood } from '../source/fileNotUnderstood.ts';
import { homeState } from '../source/states.ts';
import { readFetchAlarm, readGrid, readImport, readImports, readNames, withNames } from './queries.ts';
import { mandiServerWords } from './words.ts';

const PER_PAGE = 100;
const MAX_FILE_BYTES = 66 * 1024 * 1024;

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const priceId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const day = z.iso.date().regex(/^20\d\d/);

const changed = async (work: Promise<void>) => {
  await work;
  return {};
};

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

export const mandiNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({
    path: '/mandi/prices',
    permission: 'newsroom.enter',
    query: z.object({ day, yardId: id.optional(), cropId: id.optional(), page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    answer: async ({ app, query }) => {
      const { yardId, cropId, page } = query;
      const { prices, total } = await readDayPrices(
        app.db,
        { day: query.day, yardIds: yardId ? [yardId] : undefined, cropIds: cropId ? [cropId] : undefined, withdrawnToo: true },
        { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
      );
      return { data: await withNames(app.db, prices), total };
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/mandi/prices/:id/withdraw',
    permission: 'mandi.write',
    params: z.object({ id: priceId }),
    answer: ({ context, params }) => changed(setPriceStatus(context, params.id, 'withdrawn')),
  }),
  newsroomCall({
    method: 'post',
    path: '/mandi/prices/:id/restore',
    permission: 'mandi.write',
    params: z.object({ id: priceId }),
    answer: ({ context, params }) => changed(setPriceStatus(context, params.id, 'stands')),
  }),
  newsroomCall({
    path: '/mandi/grid',
    permission: 'newsroom.enter',
    query: z.object({ yardId: id, day }),
    answer: async ({ app, query }) => ({ rows: await readGrid(app.db, query.yardId, query.day) }),
  }),
  newsroomCall({
    method: 'post',
    path: '/mandi/grid',
    permission: 'mandi.write',
    body: gridDraft,
    answer: ({ context, body, now }) => enterPrices(context, body, now),
  }),
  newsroomCall({
    method: 'post',
    path: '/mandi/files',
    permission: 'mandi.write',
    query: z.object({ name: z.string().trim().min(1).max(200).default('CSV'), state: z.string().trim().max(60).optional() }),
    streamBytes: MAX_FILE_BYTES,
    answer: async ({ context, query, stream, now }) => {
      const state = homeState(query.state);
      if (query.state && !state)
        throw new NewsroomError(422, newsroomServerWords.somethingWrong, {
          issues: [{ path: 'state', message: mandiServerWords.notHomeState }],
        });
      try {
        const { id: imported } = await importPrices(context, { file: piecesOf(stream), name: query.name, way: 'upload', state, now });
        return { import: await readImport(context.db, imported) };
      } catch (error) {
        if (error instanceof FileNotUnderstood) throw new NewsroomError(422, error.sentence);
        throw error;
      }
    },
  }),
  newsroomCall({
    path: '/mandi/imports',
    permission: 'newsroom.enter',
    query: z.object({ before: priceId.optional() }),
    answer: async ({ app, query }) => ({ data: await readImports(app.db, query.before) }),
  }),
  newsroomCall({
    path: '/mandi/imports/:id',
    permission: 'newsroom.enter',
    params: z.object({ id: priceId }),
    answer: async ({ app, params }) => {
      const found = await readImport(app.db, params.id);
      if (!found) throw new NewsroomError(404, newsroomServerWords.notThere);
      return found;
    },
  }),
  newsroomCall({
    path: '/mandi/alarm',
    permission: 'mandi.write',
    answer: async ({ app }) => ({ alarm: (await readFetchAlarm(app.db)) ?? null }),
  }),
  newsroomCall({ path: '/mandi/names', permission: 'newsroom.enter', answer: ({ app }) => readNames(app.db) }),
  newsroomCall({
    method: 'put',
    path: '/mandi/crops/:id',
    permission: 'mandi.names',
    params: z.object({ id }),
    body: cropDraft,
    answer: ({ context, params, body }) => changed(changeCrop(context, params.id, body)),
  }),
  newsroomCall({
    method: 'put',
    path: '/mandi/yards/:id',
    permission: 'mandi.names',
    params: z.object({ id }),
    body: yardDraft,
    answer: ({ context, params, body }) => changed(changeYard(context, params.id, body)),
  }),
  ...(['variety', 'grade'] as const).map((kind) =>
    newsroomCall({
      method: 'put',
      path: kind === 'variety' ? '/mandi/varieties/:id' : '/mandi/grades/:id',
      permission: 'mandi.names',
      params: z.object({ id }),
      body: qualityDraft,
      answer: ({ context, params, body }) => changed(changeQuality(context, kind, params.id, body)),
    }),
  ),
];
