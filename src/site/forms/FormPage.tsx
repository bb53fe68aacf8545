import type { ReactNode } from 'react';
import { ButtonLink } from '../../design/Button.tsx';
import { homeStep } from '../lists/homeStep.ts';
import { PageBreadcrumbs } from '../lists/PageBreadcrumbs.tsx';
import styles from './FormPage.module.css';
import type { Problems } from './typedFields.ts';
import { formText as words } from './words.ts';

type Props = {
  title: string;
  /** What the page says above the form; left out while something must be put right. */
  invitation: ReactNode;
  /** Begins the ids of the form's fields. */
  idPrefix: string;
  /** The fields in the order of the form. */
  fieldNames: readonly string[];
  problems?: Problems;
  /** The names of the fields, for a form whose sentences do not say which field they are about. */
  labels?: Readonly<Record<string, string>>;
  /** Why nothing was sent although the fields are right. */
  notNow?: string | undefined;
  /** The form. */
  children: ReactNode;
};

/** A page with a form, and above it what must be put right. */
export function FormPage({ title, invitation, idPrefix, fieldNames, problems = {}, labels = {}, notNow, children }: Props) {
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
                <a href={`#${idPrefix}-${name}`}>{labels[name] === undefined ? problem : `${labels[name]}: ${problem}`}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {wrong.length === 0 && notNow === undefined && <div>{invitation}</div>}
      {children}
    </div>
  );
}

/** What a sender sees in place of the form. */
export function FormThanks({ text }: { text: string }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageBreadcrumbs steps={[homeStep]} />
        <h1>{words.thanksTitle}</h1>
      </header>
      <p>{text}</p>
      <ButtonLink href="/recent-news/1">{words.latest}</ButtonLink>
    </div>
  );
}
