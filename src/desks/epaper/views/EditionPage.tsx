import { clsx } from 'clsx';
import type { Topic } from '../../../content/topics/queries.ts';
import { buttonClass } from '../../../design/Button.tsx';
import type { ChoiceLink } from '../../../design/ChoiceBar.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Picture } from '../../../design/Picture.tsx';
import { mediaAddress } from '../../../platform/storage/mediaAddress.ts';
import { displayDay, weekday } from '../../../platform/text/dates.ts';
import type { Link } from '../../../site/desk.ts';
import { editionAddress, PAPER_ID } from '../editions/editionAddress.ts';
import { momentOf } from '../editions/editionDay.ts';
import { sizeInWords } from '../editions/fileSize.ts';
import { pagePicture } from '../editions/pagePicture.ts';
import type { Edition, EditionMonth, EditionPicture } from '../queries.ts';
import { epaperText } from '../words.ts';
import { Calendar } from './Calendar.tsx';
import { CoverGrid } from './Cover.tsx';
import { EditionHead } from './EditionHead.tsx';
import layout from './EditionLayout.module.css';
import styles from './EditionPage.module.css';
import { PageKeys } from './PageKeys.island.tsx';
import { PageTurn } from './PageTurn.tsx';
import { PageViewer } from './PageViewer.island.tsx';
import viewer from './PageViewer.module.css';

/** Data around an edition, or around a day without one. */
type Around = {
  city: Topic;
  day: string;
  breadcrumbs: Link[];
  cities: ChoiceLink[];
  month: EditionMonth;
  before: Edition | undefined;
  after: Edition | undefined;
  tags: string[];
};

export type OpenEdition = Around & { edition: Edition; pages: EditionPicture[]; page: EditionPicture };
export type EditionData = OpenEdition | (Around & { edition: undefined });

/** An edition, open at one of its pages; for a day without one, the nearest editions are offered. */
export function EditionPage({ data }: { data: EditionData }) {
  const { city, day, breadcrumbs, cities, month, before, after } = data;
  const date = `${weekday(momentOf(day))}, ${displayDay(day)}`;
  const near = [before, after].filter((edition) => edition !== undefined);
  return (
    <div className={layout.wide}>
      <EditionHead
        breadcrumbs={breadcrumbs}
        title={data.edition ? `${city.name} ${epaperText.edition}` : epaperText.noEdition}
        note={data.edition ? date : `${city.name}, ${date}`}
        cities={cities}
      />
      {data.edition ? (
        <div className={styles.desk}>
          <OpenPage data={data} />
          <PageStrip data={data} />
          <div className={styles.about}>
            <Download edition={data.edition} city={city.slug} />
            <Neighbours city={city.slug} before={before} after={after} />
            <Calendar city={city.slug} month={month} open={day} />
          </div>
        </div>
      ) : (
        <div className={layout.beside}>
          <div>
            <p className={layout.intro}>{near.length > 0 ? epaperText.noEditionText : epaperText.empty}</p>
            <CoverGrid covers={near.map((edition) => ({ edition, city: city.slug, heading: 'h2' }))} />
          </div>
          <Calendar city={city.slug} month={month} />
        </div>
      )}
    </div>
  );
}

/** The text alternative of a page. */
const pageName = (city: Topic, day: string, number: number) => `${city.name}, ${displayDay(day)}, ${epaperText.page} ${number}`;

function OpenPage({ data: { city, day, pages, page } }: { data: OpenEdition }) {
  const at = (number: number) => (number >= 1 && number <= pages.length ? `${editionAddress(city.slug, day, number)}#${PAPER_ID}` : '');
  const turn = { previous: at(page.number - 1), next: at(page.number + 1) };
  const name = pageName(city, day, page.number);
  return (
    <section className={styles.reader} id={PAPER_ID} aria-label={name}>
      <div className={viewer.bar}>
        <PageTurn number={page.number} pageCount={pages.length} {...turn} />
        <PageKeys {...turn} />
      </div>
      <PageViewer picture={pagePicture(page, 'page', name)} whole={mediaAddress(page.pictureKey)} number={page.number} />
      <div className={viewer.bar}>
        <PageTurn number={page.number} pageCount={pages.length} {...turn} />
      </div>
    </section>
  );
}

/** All pages as thumbnails. The viewer reads the pages from here, so that its own props stay small. */
function PageStrip({ data: { city, day, pages, page } }: { data: OpenEdition }) {
  return (
    <nav className={styles.strip} aria-label={epaperText.allPages}>
      <ol>
        {pages.map((one) => (
          <li key={one.number}>
            <a
              href={`${editionAddress(city.slug, day, one.number)}#${PAPER_ID}`}
              aria-current={one.number === page.number ? 'page' : undefined}
              data-epaper-page={mediaAddress(one.pictureKey)}
              data-width={one.width}
              data-height={one.height}
            >
              <span className={styles.thumb}>
                <Picture source={pagePicture(one, 'thumb', '')} sizes="6rem" decorative />
              </span>
              <span className="sr-only">{epaperText.page} </span>
              {one.number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Download({ edition, city }: { edition: Edition; city: string }) {
  return (
    <p>
      <a
        className={clsx(buttonClass('strong'), styles.download)}
        href={mediaAddress(edition.pdfKey)}
        download={`${city}-${edition.day}.pdf`}
      >
        {epaperText.download} · {sizeInWords(edition.pdfBytes)}
      </a>
    </p>
  );
}

function Neighbours({ city, before, after }: { city: string; before: Edition | undefined; after: Edition | undefined }) {
  if (!before && !after) return null;
  return (
    <ul className={styles.neighbours}>
      {before && (
        <li>
          <a href={editionAddress(city, before.day)} rel="prev">
            <Icon name="back" />
            {epaperText.olderEdition} <span className={styles.date}>{displayDay(before.day)}</span>
          </a>
        </li>
      )}
      {after && (
        <li>
          <a href={editionAddress(city, after.day)} rel="next">
            <Icon name="next" />
            {epaperText.newerEdition} <span className={styles.date}>{displayDay(after.day)}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
