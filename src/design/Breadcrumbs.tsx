import styles from './Breadcrumbs.module.css';

type Props = { label: string; trail: { name: string; href: string }[] };

/** Where a page stands in the paper; the page itself is not part of the trail. */
export function Breadcrumbs({ label, trail }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {trail.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
