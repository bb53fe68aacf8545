import { clsx } from 'clsx';
import { pictureSource } from '../../content/pictures/queries.ts';
import { Card } from '../../design/Card.tsx';
import phoneRail from '../../design/PhoneRail.module.css';
import { SectionHead } from '../../design/SectionHead.tsx';
import { dayAndMonth } from '../../platform/text/dates.ts';
import type { FrontBlock, SidebarBlock } from '../../site/desk.ts';
import { galleriesTag, galleryLists, readAllGalleries } from './queries.ts';
import styles from './views/blocks.module.css';
import { countLabel, GalleryTile } from './views/GalleryTile.tsx';
import { galleryText } from './words.ts';

const ON_FRONT = 5;
const IN_SIDEBAR = 2;

/** On the front page: the newest gallery large, the next ones beside it; on a phone all in a row that scrolls sideways. */
export const galleriesBlock: FrontBlock = {
  name: 'galleries',
  place: 'close',
  order: 40,
  render: async ({ db }, { now, device }) => {
    const all = await readAllGalleries(db);
    const [lead, ...rest] = all ? await galleryLists.newestAtOnce(db, { kinds: ['photo-gallery'], topicId: all.id }, ON_FRONT) : [];
    const tags = ['topics', galleriesTag];
    if (!lead) return { tags, node: null };
    const isRow = device === 'mobile';
    return {
      tags,
      node: (
        <>
          <SectionHead title={galleryText.photoGallery} more={{ href: '/photo-gallery', label: galleryText.allGalleries }} />
          <div className={styles.front}>
            {!isRow && <GalleryTile gallery={lead} now={now} shape="lead" />}
            <ul className={clsx(phoneRail.rail, styles.others)}>
              {(isRow ? [lead, ...rest] : rest).map((gallery) => (
                <li key={gallery.id}>
                  <GalleryTile gallery={gallery} now={now} shape="tile" />
                </li>
              ))}
            </ul>
          </div>
        </>
      ),
    };
  },
};

/** In the sidebar: the newest slide shows. */
export const slideShowsBlock: SidebarBlock = {
  name: 'slide-shows',
  order: 25,
  key: () => '',
  freshFor: '10m',
  render: async ({ db }) => {
    const all = await readAllGalleries(db);
    const shows = all ? await galleryLists.newestAtOnce(db, { kinds: ['slide-show'], topicId: all.id }, IN_SIDEBAR) : [];
    return {
      tags: ['topics', galleriesTag],
      node: shows.length > 0 && (
        <>
          <SectionHead title={galleryText.slideShow} more={{ href: '/slide-show', label: galleryText.allShows }} />
          <ul className={styles.beside}>
            {shows.map((show) => (
              <li key={show.id}>
                <Card
                  shape="row"
                  card={{
                    href: show.address,
                    headline: show.title,
                    time: { label: dayAndMonth(show.publishedAt), moment: show.publishedAt.toISOString() },
                    note: countLabel(show),
                    row: show.cover && pictureSource(show.cover, 'row'),
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      ),
    };
  },
};
