import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { changeCrop, changeQuality, changeYard, enterPrices, setPriceStatus } from '../commands.ts';
import { importPrices } from '../prices/importPrices.ts';
import { readDayPrices } from '../queries.ts';
import { FileNotUnderstood } from '../source/fileNotUnderstood.ts';
import { homeState } from '../source/states.ts';
import * as endpoints from './endpoints.ts';
import { readFetchAlarm, readGrid, readImport, readImports, readNames, withNames } from './queries.ts';
import { mandiServerWords } from './words.ts';

const PER_PAGE = 100;
const MAX_FILE_BYTES = 66 * 1024 * 1024;

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
  newsroomCall(endpoints.listPrices, {
    permission: 'newsroom.enter',
    run: async ({ app, query: { day, yardId, cropId, page } }) => {
      const { prices, total } = await readDayPrices(
        app.db,
        { day, yardIds: yardId ? [yardId] : undefined, cropIds: cropId ? [cropId] : undefined, withdrawnToo: true },
        { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
      );
      return { data: await withNames(app.db, prices), total };
    },
  }),
  newsroomCall(endpoints.withdrawPrice, {
    permission: 'mandi.write',
    run: ({ context, params }) => changed(setPriceStatus(context, params.id, 'withdrawn')),
  }),
  newsroomCall(endpoints.restorePrice, {
    permission: 'mandi.write',
    run: ({ context, params }) => changed(setPriceStatus(context, params.id, 'stands')),
  }),
  newsroomCall(endpoints.readGrid, {
    permission: 'newsroom.enter',
    run: async ({ app, query }) => ({ rows: await readGrid(app.db, query.yardId, query.day) }),
  }),
  newsroomCall(endpoints.enterGrid, {
    permission: 'mandi.write',
    run: async ({ app, context, body, now }) => {
      const { changed } = await enterPrices(context, body, now);
      return { changed, rows: await readGrid(app.db, body.yardId, body.day) };
    },
  }),
  newsroomCall(endpoints.importFile, {
    permission: 'mandi.write',
    streamBytes: MAX_FILE_BYTES,
    run: async ({ context, query, stream, now }) => {
      const state = homeState(query.state);
      if (query.state && !state) throw fieldError('state', mandiServerWords.notHomeState);
      try {
        const { id } = await importPrices(context, { file: piecesOf(stream), name: query.name, way: 'upload', state, now });
        return { import: existing(await readImport(context.db, id)) };
      } catch (error) {
        if (error instanceof FileNotUnderstood) throw new NewsroomError(422, error.sentence);
        throw error;
      }
    },
  }),
  newsroomCall(endpoints.listImports, {
    permission: 'newsroom.enter',
    run: async ({ app, query }) => ({ data: await readImports(app.db, query.before) }),
  }),
  newsroomCall(endpoints.readImport, {
    permission: 'newsroom.enter',
    run: async ({ app, params }) => existing(await readImport(app.db, params.id)),
  }),
  newsroomCall(endpoints.readAlarm, {
    permission: 'mandi.write',
    run: async ({ app }) => ({ alarm: (await readFetchAlarm(app.db)) ?? null }),
  }),
  newsroomCall(endpoints.readNames, { permission: 'newsroom.enter', run: ({ app }) => readNames(app.db) }),
  newsroomCall(endpoints.changeCrop, {
    permission: 'mandi.names',
    run: ({ context, params, body }) => changed(changeCrop(context, params.id, body)),
  }),
  newsroomCall(endpoints.changeYard, {
    permission: 'mandi.names',
    run: ({ context, params, body }) => changed(changeYard(context, params.id, body)),
  }),
  newsroomCall(endpoints.changeVariety, {
    permission: 'mandi.names',
    run: ({ context, params, body }) => changed(changeQuality(context, 'variety', params.id, body)),
  }),
  newsroomCall(endpoints.changeGrade, {
    permission: 'mandi.names',
    run: ({ context, params, body }) => changed(changeQuality(context, 'grade', params.id, body)),
  }),
];
