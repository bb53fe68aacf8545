import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export type Fact = readonly [name: string, value: ReactNode];

type Props = {
  facts: readonly Fact[];
  /** The class of a list that looks otherwise. */
  className?: string | undefined;
};

/** Names with their values, a row each. */
export const FactList = ({ facts, className = styles.facts }: Props) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
