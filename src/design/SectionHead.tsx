import styles from './SectionHead.module.css';

type Props = { title: string; more?: { href: string; label: string } | undefined; id?: string };

/** The head of a section: its title under a rule in the kesar colour, and a link to the whole section. */
export function SectionHead({ title, more, id }: Props) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {more && (
        // Of a page's many links to whole lists, each names its own in a list of links.
        <a className={styles.more} href={more.href} aria-label={more.label.includes(title) ? undefined : `${more.label}: ${title}`}>
          {more.label}
          <span aria-hidden="true"> ›</span>
        </a>
      )}
    </div>
  );
}
