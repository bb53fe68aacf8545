import { z } from 'zod';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { adKinds } from './kinds/adKinds.ts';
import { addAdWords, adSearchKeys } from './searching/adSearch.ts';
import { classifiedAds, classifiedMails, classifiedMessages, classifiedOrders, classifiedPictures, classifiedReports } from './tables.ts';

const fields = z.record(z.string(), z.union([z.string(), z.number()]));
const searched = z.object({ kind: z.enum(adKinds), title: z.string(), body: z.string(), fields });
const published = searched.extend({ state: z.literal('published') });

export const classifiedExportTables = [
  exportTableOf({
    kind: 'classified-ad',
    table: classifiedAds,
    order: ['id'],
    holds: { fields },
    made: { search: (record) => adSearchKeys(searched.parse(record)) },
    alsoWrite: (tx, lines) =>
      addAdWords(
        tx,
        lines.map((line) => published.safeParse(JSON.parse(line))).flatMap(({ data }) => data ?? []),
      ),
  }),
  exportTableOf({ kind: 'classified-picture', table: classifiedPictures, order: ['id'], files: ['file'] }),
  exportTableOf({ kind: 'classified-message', table: classifiedMessages, order: ['id'] }),
  exportTableOf({ kind: 'classified-report', table: classifiedReports, order: ['id'] }),
  exportTableOf({ kind: 'classified-order', table: classifiedOrders, order: ['id'] }),
  exportTableOf({ kind: 'classified-mail', table: classifiedMails, order: ['id'] }),
];
