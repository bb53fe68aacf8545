import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../design/Button.tsx';
import { homeStep } from '../lists/homeStep.ts';
import { PageBreadcrumbs } from '../lists/PageBreadcrumbs.tsx';
import styles from './FormPage.module.css';
import { FormProblems } from './FormProblems.tsx';
import { formText as words } from './words.ts';

type Props = ComponentProps<typeof FormProblems> & {
  title: string;
  /** What the page says above the form; left out while something must be put right. */
  invitation: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** A page with a form, and above it what must be put right. */
export function FormPage({ title, invitation, children, ...form }: Props) {
  const isFresh = Object.keys(form.problems ?? {}).length === 0 && form.notNow === undefined;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageBreadcrumbs steps={[homeStep]} />
        <h1>{title}</h1>
      </header>
      <FormProblems {...form} />
      {isFresh && <div>{invitation}</div>}
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
