import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { savedSearchEndpoints } from '../../../site/newsroom/savedSearches.ts';
import { addSearch, changeSearch, removeSearch } from '../savedSearches/changeSearches.ts';
import { readSearch, readSearches } from '../savedSearches/readSearches.ts';

const { list, one, create, update, remove } = savedSearchEndpoints;

/** Everybody reads and changes their own only. */
export const savedSearchCalls: readonly NewsroomCall[] = [
  newsroomCall(list, {
    permission: 'newsroom.enter',
    run: ({ app, staff, query: { page, perPage, filter } }) =>
      readSearches(app.db, staff.id, { list: filter?.list, limit: perPage, offset: (page - 1) * perPage }),
  }),
  newsroomCall(one, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, params }) => existing(await readSearch(app.db, staff.id, params.id)),
  }),
  newsroomCall(create, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, body, now }) => existing(await readSearch(app.db, staff.id, await addSearch(app.db, staff.id, body, now))),
  }),
  newsroomCall(update, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, params, body: { version, ...draft } }) => {
      await changeSearch(app.db, staff.id, params.id, draft, version);
      return existing(await readSearch(app.db, staff.id, params.id));
    },
  }),
  newsroomCall(remove, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, params, query }) => {
      await removeSearch(app.db, staff.id, params.id, query.version);
      return params;
    },
  }),
];
