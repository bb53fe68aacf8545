import styles from './Breadcrumbs.module.css';

type Props = { label: string; breadcrumbs: { name: string; href: string }[] };

/** Breadcrumbs of a page, without the page itself. */
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
