export type Item = {
  id: string;
  headline: string;
  deck: string;
  published_at: Date;
  file: string | null;
  alt: string | null;
  colour: string | null;
};

const WIDTHS = [192, 320, 480, 640, 828, 1200];

export function Cards({ name, items, date }: { name: string; items: Item[]; date: Intl.DateTimeFormat }) {
  return (
    <section className="cards">
      <h2>{name}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="card">
            {item.file && <Picture file={item.file} alt={item.alt ?? ''} colour={item.colour ?? ''} />}
            <a href={`/news/${item.id}`}>
              <h3>{item.headline}</h3>
            </a>
            <p>{item.deck}</p>
            <time dateTime={item.published_at.toISOString()}>{date.format(item.published_at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ file, alt, colour }: { file: string; alt: string; colour: string }) {
  const at = (width: number) => `/image?url=/media/${file}&shape=wide&w=${width}`;
  return (
    // biome-ignore lint/performance/noImgElement: with next/image the HTML would name other widths than the newspaper's, and more of them.
    <img
      className="picture"
      src={at(480)}
      srcSet={WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes="(width >= 64rem) 18rem, (width >= 48rem) 45vw, 60vw"
      width={480}
      height={270}
      alt={alt}
      style={{ backgroundColor: colour }}
      loading="lazy"
      decoding="async"
    />
  );
}
