import type { ReactNode } from 'react';
import { ButtonLink } from '../../../design/Button.tsx';
import type { Link } from '../../../site/desk.ts';
import { homeStep, PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { fieldNames } from '../sending/enquiryDraft.ts';
import type { Problems } from '../sending/enquiryFields.ts';
import { enquiryText as words } from '../words.ts';
import styles from './EnquiryPage.module.css';

type Props = {
  title: string;
  invitation: string;
  /** A link to the static page on the same subject, if it is written. */
  more: Link | undefined;
  problems?: Problems;
  /** Why nothing was sent although the fields are right. */
  notNow?: string | undefined;
  /** The form. */
  children: ReactNode;
};

/** A page with a form, and above it what must be put right. */
export function EnquiryPage({ title, invitation, more, problems = {}, notNow, children }: Props) {
  const wrong = fieldNames.flatMap((name) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ name, problem }];
  });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageBreadcrumbs steps={[homeStep]} />
        <h1>{title}</h1>
      </header>
      {notNow !== undefined && (
        <p className={styles.problems} role="alert">
          {notNow}
        </p>
      )}
      {wrong.length > 0 && (
        <div className={styles.problems} role="alert">
          <p>{words.notSent}</p>
          <ul>
            {wrong.map(({ name, problem }) => (
              <li key={name}>
                <a href={`#enquiry-${name}`}>{problem}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {wrong.length === 0 && notNow === undefined && (
        <div>
          <p>{invitation}</p>
          {more && (
            <a className={styles.more} href={more.href}>
              {more.name}
            </a>
          )}
        </div>
      )}
      {children}
    </div>
  );
}

/** What a sender sees in place of the form. */
export function EnquiryThanks({ text }: { text: string }) {
  return (
    <div className={styles.page}>
      <h1>{words.thanksTitle}</h1>
      <p>{text}</p>
      <ButtonLink href="/recent-news/1">{words.latest}</ButtonLink>
    </div>
  );
}
