import type { ReactNode } from 'react';
import styles from './Button.module.css';

type Weight = 'strong' | 'outline' | 'plain';

/** The classes of a button, for elements that are one in all but name (a submit, a popover's opener). */
export function buttonClass(weight: Weight = 'outline'): string {
  return weight === 'outline' ? `${styles.button}` : `${styles.button} ${styles[weight]}`;
}

/** A link that looks like the action it is. */
export function ButtonLink({
  href,
  weight = 'outline',
  newTab = false,
  children,
}: {
  href: string;
  weight?: Weight;
  newTab?: boolean;
  children: ReactNode;
}) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={buttonClass(weight)} href={href} {...target}>
      {children}
    </a>
  );
}
