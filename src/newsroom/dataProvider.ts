import type { DataProvider, Identifier } from 'react-admin';
import { ask } from './ask.ts';

type Row = { id: Identifier };

/** react-admin's lists and forms over the newsroom's own calls (`src/site/newsroom/resourceCalls.ts`). */
export const dataProvider = {
  getList: (resource, { pagination, sort, filter }) =>
    ask(
      'get',
      `/${resource}?${new URLSearchParams({
        page: String(pagination?.page ?? 1),
        perPage: String(pagination?.perPage ?? 25),
        sort: sort?.field ?? '',
        order: sort?.order ?? 'ASC',
        filter: JSON.stringify(filter ?? {}),
      })}`,
    ),
  getOne: async (resource, { id }) => ({ data: await ask('get', `/${resource}/${encodeURIComponent(id)}`) }),
  getMany: (resource, { ids }) => ask('get', `/${resource}?${new URLSearchParams({ ids: JSON.stringify(ids) })}`),
  getManyReference: (resource, { target, id, pagination, sort, filter }) =>
    dataProvider.getList(resource, { pagination, sort, filter: { ...filter, [target]: id } }),
  create: async (resource, { data }) => ({ data: await ask('post', `/${resource}`, data) }),
  update: async (resource, { id, data }) => ({ data: await ask('put', `/${resource}/${encodeURIComponent(id)}`, data) }),
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await ask('put', `/${resource}/${encodeURIComponent(id)}`, data);
    return { data: ids };
  },
  delete: async (resource, { id, previousData }) => {
    await ask<Row>('delete', `/${resource}/${encodeURIComponent(id)}`);
    return { data: previousData };
  },
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await ask<Row>('delete', `/${resource}/${encodeURIComponent(id)}`);
    return { data: ids };
  },
} as DataProvider;
