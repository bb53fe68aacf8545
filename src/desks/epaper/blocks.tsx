import { readTopics, type Topic } from '../../content/topics/queries.ts';
import { SectionHead } from '../../design/SectionHead.tsx';
import type { App } from '../../site/app.ts';
import type { FrontBlock, SidebarBlock, Subject } from '../../site/desk.ts';
import { todayInIndia } from './editions/editionDay.ts';
import { type Edition, readLatestEditions } from './queries.ts';
import styles from './views/Blocks.module.css';
import { Cover } from './views/Cover.tsx';
import { epaperText } from './words.ts';

const COVER_SIZE = '8.5rem';
const tags = ['epaper', 'topics'];
const all = { href: '/epaper', label: epaperText.all };

type Newest = { city: Topic; edition: Edition };

/** The newest edition of every city that has one, in the editors' order of the cities. */
async function readNewest({ db }: App, today: string): Promise<Newest[]> {
  const cities = await readTopics(db, 'city');
  const latest = await readLatestEditions(
    db,
    cities.map(({ id }) => id),
    today,
  );
  return latest.flatMap((edition) => {
    const city = cities.find(({ id }) => id === edition.cityId);
    return city ? [{ city, edition }] : [];
  });
}

/** Says "today's" only when it is. */
const titleOf = (newest: Newest[], today: string) =>
  newest.some(({ edition }) => edition.day === today) ? epaperText.today : epaperText.latest;

/** The newest paper of every city, as at the newsstand. */
export const editionsBlock: FrontBlock = {
  name: 'epaper',
  place: 'close',
  order: 35,
  render: async (app, { now }) => {
    const today = todayInIndia(now);
    const newest = await readNewest(app, today);
    if (newest.length === 0) return null;
    return {
      tags,
      node: (
        <>
          <SectionHead title={titleOf(newest, today)} more={all} />
          <ul className={styles.row}>
            {newest.map(({ city, edition }) => (
              <li key={city.id}>
                <Cover edition={edition} city={city.slug} name={city.name} heading="h3" sizes={COVER_SIZE} part="top" />
              </li>
            ))}
          </ul>
        </>
      ),
    };
  },
};

/** The city's own paper beside its stories; beside others the first city's. */
const ownOf = (newest: Newest[], { cityId }: Subject) => newest.find(({ city }) => city.id === cityId) ?? newest[0];

export const editionBeside: SidebarBlock = {
  name: 'epaper',
  order: 25,
  key: ({ cityId }) => String(cityId ?? ''),
  render: async (app, subject) => {
    const today = todayInIndia(app.clock());
    const own = ownOf(await readNewest(app, today), subject);
    return {
      tags,
      node: own && (
        <>
          <SectionHead title={titleOf([own], today)} more={all} />
          <Cover edition={own.edition} city={own.city.slug} name={own.city.name} heading="h3" sizes={COVER_SIZE} part="top" />
        </>
      ),
    };
  },
};
