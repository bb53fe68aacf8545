import { notFound } from 'next/navigation';
import { Pool } from 'pg';

export const dynamic = 'force-dynamic';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

type Block = { type: string; content?: { text?: string }[] };
type Topic = { id: number; kind: string; slug: string; name: string };
type Story = { id: string; headline: string; deck: string; body: { content: Block[] }; published_at: Date };

const date = new Intl.DateTimeFormat('gu-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A story with menus, fourteen newest stories in three lists, and a footer: about as much HTML as the newspaper's own page. */
export default async function StoryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const [stories, newest, topics] = await Promise.all([
    pool.query<Story>('select id, headline, deck, body, published_at from articles where id = $1', [id]),
    pool.query<Story>('select id, headline, deck, published_at from articles order by published_at desc limit 14'),
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
          <h1 className="headline">{story.headline}</h1>
          <p className="deck">{story.deck}</p>
          <time dateTime={story.published_at.toISOString()}>{date.format(story.published_at)}</time>
          {story.body.content.map((block, at) => (
            <p key={at} className="paragraph">
              {block.content?.map(({ text }) => text).join('')}
            </p>
          ))}
          <Cards name="વધુ વાંચો" stories={newest.rows.slice(0, 4)} />
        </main>
        <aside className="aside">
          <Cards name="સૌથી વધુ વંચાયેલા" stories={newest.rows.slice(4, 9)} />
          <Cards name="તાજા સમાચાર" stories={newest.rows.slice(9)} />
        </aside>
      </div>
      <footer className="footer">
        <Links name="વિભાગો" topics={topics.rows} />
      </footer>
    </>
  );
}

function Links({ name, topics }: { name: string; topics: Topic[] }) {
  return (
    <nav className="links" aria-label={name}>
      <ul>
        {topics.map((topic) => (
          <li key={topic.id}>
            <a className="link" href={`/${topic.kind}/${topic.slug}/1`}>
              {topic.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Cards({ name, stories }: { name: string; stories: Story[] }) {
  return (
    <section className="cards">
      <h2>{name}</h2>
      <ul>
        {stories.map((story) => (
          <li key={story.id} className="card">
            <a href={`/news/${story.id}`}>
              <h3>{story.headline}</h3>
            </a>
            <p>{story.deck}</p>
            <time dateTime={story.published_at.toISOString()}>{date.format(story.published_at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
