import { ButtonLink } from '../../../design/Button.tsx';
import { enquiryText as words } from '../words.ts';
import styles from './EnquiryFormLink.module.css';

const forms: ReadonlyMap<string, { href: string; name: string }> = new Map([
  ['advertise-with-us', { href: '/advertise-with-us', name: words.toAdvertiseForm }],
  ['contact-us', { href: '/contact', name: words.toContactForm }],
]);

/** The link from a static page to the form on the same subject; nothing for other pages. */
export function EnquiryFormLink({ slug }: { slug: string }) {
  const form = forms.get(slug);
  return form ? (
    <p className={styles.link}>
      <ButtonLink href={form.href} weight="strong">
        {form.name}
      </ButtonLink>
    </p>
  ) : null;
}
