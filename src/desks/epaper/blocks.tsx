import { clsx } from 'clsx';
import phoneRail from '../../design/PhoneRail.module.css';
import { SectionHead } from '../../design/SectionHead.tsx';
import type { FrontBlock, SidebarBlock } from '../../site/desk.ts';
import type { Subject } from '../../site/pages/subject.ts';
import { todayInIndia } from './editions/editionDay.ts';
import { EPAPER_TAG } from './editions/editionTags.ts';
import { readNewestOfCities } from './queries.ts';
import styles from './views/Blocks.module.css';
import { Cover } from './views/Cover.tsx';
import { epaperText } from './words.ts';

const COVER_SIZE = '8.5rem';
const tags = [EPAPER_TAG, 'topics'];
const all = { href: '/epaper', label: epaperText.all };

type Newest = Awaited<ReturnType<typeof readNewestOfCities>>;

/** Says "today's" only if it is today's edition. */
const titleOf = (newest: Newest, today: string) =>
  newest.some(({ edition }) => edition.day === today) ? epaperText.today : epaperText.latest;

/** The newest edition of every city. */
export const editionsBlock: FrontBlock = {
  name: 'epaper',
  place: 'close',
  order: 35,
  render: async (app, { now }) => {
    const today = todayInIndia(now);
    const newest = await readNewestOfCities(app.db, today);
    if (newest.length === 0) return { tags, node: null };
    return {
      tags,
      node: (
        <>
          <SectionHead title={titleOf(newest, today)} more={all} />
          <ul className={clsx(phoneRail.rail, styles.row)}>
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

/** The edition of the page's city, otherwise of the first city. */
const ownOf = (newest: Newest, { cityId }: Subject) => newest.find(({ city }) => city.id === cityId) ?? newest[0];

export const editionBeside: SidebarBlock = {
  name: 'epaper',
  order: 25,
  key: ({ cityId }) => String(cityId ?? ''),
  render: async (app, subject) => {
    const today = todayInIndia(app.clock());
    const own = ownOf(await readNewestOfCities(app.db, today), subject);
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
