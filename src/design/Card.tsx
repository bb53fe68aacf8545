import { clsx } from 'clsx';
import styles from './Card.module.css';
import { Picture, type PictureSource } from './Picture.tsx';

export type CardContent = {
  href: string;
  headline: string;
  /** The language of headline and deck, where it is not that of the page. */
  lang?: string | undefined;
  kicker?: string | undefined;
  deck?: string | undefined;
  /** Publication time: the text for readers, and ISO 8601 for machines. */
  time?: { label: string; moment: string } | undefined;
  /** Beside the time: the reading time. */
  note?: string | undefined;
  wide?: PictureSource | undefined;
  row?: PictureSource | undefined;
};

/**
 * `lead` opens a page; `tile` is one of a row; `row` has its picture beside the text; `line` is text under its time. `entry` is a
 * row of a list that fills its page, with a larger picture where there is room.
 */
export type CardShape = 'lead' | 'tile' | 'row' | 'line' | 'entry';

const SIZES: Record<CardShape, string> = {
  lead: '(min-width: 64rem) 43rem, 100vw',
  tile: '(min-width: 64rem) 18rem, (min-width: 48rem) 45vw, 60vw',
  row: '7.5rem',
  line: '0px',
  entry: '(min-width: 48rem) 15rem, 6.5rem',
};

/** Shapes with a small picture of 4:3; the others have one of 16:9. */
const SMALL: readonly CardShape[] = ['row', 'entry'];
/** Shapes with the deck; the entries of a list have it where there is room. A tile has it in the place of a picture. */
const WITH_DECK: readonly CardShape[] = ['lead', 'entry'];

type Props = {
  card: CardContent;
  shape: CardShape;
  /** The value of the `sizes` attribute of its picture where that is not of the shape's usual width. */
  sizes?: string;
  heading?: 'h2' | 'h3';
  first?: boolean;
};

/** A story, or another item with a headline and an address, in a list. */
export function Card({ card, shape, sizes = SIZES[shape], heading: Heading = 'h3', first = false }: Props) {
  const source = shape === 'line' ? undefined : SMALL.includes(shape) ? card.row : card.wide;
  const hasDeck = WITH_DECK.includes(shape) || (shape === 'tile' && !source);
  return (
    <article className={clsx(styles.card, styles[shape])}>
      {source && (
        <div className={styles.picture}>
          <Picture source={source} sizes={sizes} first={first} decorative />
        </div>
      )}
      <div className={styles.text}>
        {shape === 'line' && card.time && <CardTime time={card.time} />}
        {card.kicker && <p className={styles.kicker}>{card.kicker}</p>}
        <Heading className={styles.headline} lang={card.lang}>
          <a href={card.href}>{card.headline}</a>
        </Heading>
        {card.deck && hasDeck && (
          <p className={styles.deck} lang={card.lang} data-deck>
            {card.deck}
          </p>
        )}
        {shape !== 'line' && card.time && (
          <p className={styles.meta}>
            <CardTime time={card.time} />
            {card.note && shape !== 'tile' && <> · {card.note}</>}
          </p>
        )}
      </div>
    </article>
  );
}

function CardTime({ time }: { time: NonNullable<CardContent['time']> }) {
  return (
    <time className={styles.time} dateTime={time.moment}>
      {time.label}
    </time>
  );
}
