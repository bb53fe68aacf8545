import { notFound } from 'next/navigation';
import { Pool } from 'pg';
import { Cards, type Item } from './Cards';
import { Links, type Topic } from './Links';
import { Share } from './Share';

export const dynamic = 'force-dynamic';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

type Block = { type: string; content?: { text?: string }[] };
type Story = {
  id: string;
  headline: string;
  deck: string;
  body: { content: Block[] };
  published_at: Date;
  category: string;
  category_name: string;
};

const date = new Intl.DateTimeFormat('gu-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A story with the parts of the newspaper's own page: menus, cards with pictures, ways to share, a footer. As much HTML as there, styles included. */
export default async function StoryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const [stories, newest, topics] = await Promise.all([
    pool.query<Story>(
      `select a.id, a.headline, a.deck, a.body, a.published_at, t.slug as category, t.name as category_name
       from articles a join topics t on t.id = a.category_id where a.id = $1`,
      [id],
    ),
    pool.query<Item>(
      `select a.id, a.headline, a.deck, a.published_at, p.file, p.alt, p.colour
       from articles a left join pictures p on p.key = a.picture_key order by a.published_at desc limit 12`,
    ),
    pool.query<Topic>(
      "select id, kind, slug, name from topics where kind in ('category', 'city', 'section', 'magazine', 'column') order by position",
    ),
  ]);
  const story = stories.rows[0];
  if (!story) notFound();
  return (
    <>
      <header className="header">
        <a className="wordmark" href="/">
          સવાર
        </a>
        <Links name="મેનુ" topics={topics.rows} />
      </header>
      <div className="columns">
        <main className="main">
          <nav className="breadcrumbs" aria-label="તમે અહીં છો">
            <a href="/">હોમ</a>
            <a href={`/category/${story.category}/1`}>{story.category_name}</a>
          </nav>
          <h1 className="headline">{story.headline}</h1>
          <p className="deck">{story.deck}</p>
          <time dateTime={story.published_at.toISOString()}>{date.format(story.published_at)}</time>
          {story.body.content.map((block, at) => (
            <p key={at} className="paragraph">
              {block.content?.map(({ text }) => text).join('')}
            </p>
          ))}
          <Share address={`https://savar.example/news/${story.id}`} headline={story.headline} />
          <Cards name="વધુ વાંચો" items={newest.rows.slice(0, 4)} date={date} />
        </main>
        <aside className="aside">
          <Cards name="સૌથી વધુ વંચાયેલા" items={newest.rows.slice(4, 8)} date={date} />
          <Cards name="તાજા સમાચાર" items={newest.rows.slice(8)} date={date} />
        </aside>
      </div>
      <footer className="footer">
        <Links name="વિભાગો" topics={topics.rows} />
      </footer>
      <dialog className="menu">
        <Links name="ફોનનું મેનુ" topics={topics.rows} />
      </dialog>
    </>
  );
}
