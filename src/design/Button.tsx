import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Button.module.css';

type Weight = 'strong' | 'outline' | 'plain';

/** Classes for other elements that look like a button (a submit button, a popover opener). */
export function buttonClass(weight: Weight = 'outline'): string {
  return clsx(styles.button, styles[weight]);
}

/** A link that looks like a button. */
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
