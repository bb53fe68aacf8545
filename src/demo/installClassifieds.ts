import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readTopics } from '../content/topics/queries.ts';
import { addAdPicture, moderateAd, saveAd, stepOwnAd } from '../desks/classifieds/commands.ts';
import { parseAd } from '../desks/classifieds/kinds/adDraft.ts';
import { adKinds } from '../desks/classifieds/kinds/adKinds.ts';
import { readAd } from '../desks/classifieds/queries.ts';
import { readCsvFile } from '../desks/importing/folder/folderFiles.ts';
import { storeReaderPicture } from '../desks/pictures/commands.ts';
import { milliseconds } from '../platform/clock.ts';
import { localDay } from '../platform/text/dates.ts';
import type { App } from '../site/app.ts';

const adRow = z.object({
  kind: z.enum(adKinds),
  city: z.string(),
  title: z.string(),
  body: z.string(),
  /** `name=value`, with semicolons between; a day is given in days from today. */
  details: z.string(),
  /** A picture of the demo, or empty. */
  picture: z.string(),
  daysAgo: z.coerce.number().int(),
});
type AdRow = z.output<typeof adRow>;

/** An address of RFC 2606, to which no mail can be sent. */
const EMAIL = 'advertiser@savar.example';

/** Places the advertisements of `demo/classifieds`, each as an advertiser and an editor do. They belong to no reader. */
export async function installClassifieds(app: App): Promise<void> {
  const cities = new Map((await readTopics(app.db, 'city')).map(({ slug, id }) => [slug, id]));
  const rows = await readCsvFile(join(app.demoDir, 'classifieds/ads.csv'), adRow);
  for (const row of rows) await placeAd(app, row, cities.get(row.city));
}

async function placeAd(app: App, row: AdRow, cityId: number | undefined): Promise<void> {
  const now = new Date(app.clock().getTime() - row.daysAgo * milliseconds('1d'));
  const { kind, title, body, details, picture } = row;
  const own = Object.fromEntries(
    details
      .split(';')
      .map((part) => part.split('='))
      .map(([name = '', value = '']) => [name, value]),
  );
  for (const name of ['diedOn', 'serviceOn']) {
    const days = own[name];
    if (days !== undefined) own[name] = localDay(new Date(app.clock().getTime() + Number(days) * milliseconds('1d')));
  }
  const { draft, problems } = parseAd(kind, { ...own, city: String(cityId ?? ''), title, body, email: EMAIL }, app.clock());
  if (!draft) throw new Error(`The advertisement "${title}" of the demo has faults: ${JSON.stringify(problems)}`);
  const pictureIds = picture === '' ? [] : [await addPicture(app, picture, now)];
  const saved = await saveAd(app, { owner: null, draft, pictureIds, now });
  if (saved.refused !== undefined) throw new Error(`The advertisement "${title}" of the demo was not stored: ${saved.refused}`);
  const { id } = saved;
  await stepOwnAd(app, null, id, 'submit', now);
  const version = (await readAd(app.db, id))?.version ?? 0;
  await moderateAd(app, id, { version, step: 'approve', reason: '' }, now);
}

async function addPicture(app: App, name: string, now: Date): Promise<number> {
  const upload = await readFile(join(app.demoDir, 'pictures', `${name}.webp`));
  return addAdPicture(app, null, await storeReaderPicture(app, upload), now);
}
