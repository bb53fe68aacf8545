export type Topic = { id: number; kind: string; slug: string; name: string };

export function Links({ name, topics }: { name: string; topics: Topic[] }) {
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
