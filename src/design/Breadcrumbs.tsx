import styles from './Breadcrumbs.module.css';

type Props = { label: string; breadcrumbs: { name: string; href: string }[] };

/** Where a page stands in the paper; the page itself is not part of the trail. */
export function Breadcrumbs({ label, breadcrumbs }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.breadcrumbs}>
        {breadcrumbs.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
