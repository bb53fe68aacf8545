// An island, because the unit is stored on the reader's device; without script its links open the page in the other unit.
import { useEffect, useRef, useState } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import type { Unit } from '../prices/priceShown.ts';
import { mandiText } from '../words.ts';
import styles from './UnitSwitch.module.css';

const KEPT = 'mandi-unit';

type Props = { unit: Unit; isAsked: boolean; href: { twenty: string; quintal: string } };

export const UnitSwitch = island('UnitSwitch', { hydrate: 'interaction', stored: KEPT }, ({ unit: rendered, isAsked, href }: Props) => {
  const [unit, setUnit] = useState(rendered);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) setUnit(keptUnit() ?? rendered);
  }, [isAsked, rendered]);
  useEffect(() => {
    place.current?.closest('[data-unit]')?.setAttribute('data-unit', unit);
  }, [unit]);
  const choice = (value: Unit, label: string, address: string) => (
    <a
      href={address}
      data-held=""
      aria-current={unit === value ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        setUnit(value);
        keepUnit(value);
      }}
    >
      {label}
    </a>
  );
  return (
    <nav className={styles.units} aria-label={mandiText.unit} ref={place}>
      {choice('20', mandiText.twenty, href.twenty)}
      {choice('quintal', mandiText.quintal, href.quintal)}
    </nav>
  );
});

function keptUnit(): Unit | undefined {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === '20' || kept === 'quintal' ? kept : undefined;
  } catch (error) {
    console.info('The unit cannot be read on this device:', error);
    return undefined;
  }
}

function keepUnit(unit: Unit): void {
  try {
    localStorage.setItem(KEPT, unit);
  } catch (error) {
    console.info('The unit holds for this page only:', error);
  }
}
