import { clsx } from 'clsx';
import { type AdSlotName, adSlot } from '../slots/adSlots.ts';
import styles from './AdSlot.module.css';

const heights: Readonly<Record<number, string | undefined>> = {
  66: styles['h66'],
  106: styles['h106'],
  266: styles['h266'],
  296: styles['h296'],
};

/** An empty place of a fixed height, which a script fills. The other device does not see it. */
export function AdSlot({ name }: { name: AdSlotName }) {
  const { device, height, loadsEarly } = adSlot(name);
  const place = height > 0 ? heights[height] : name.endsWith('sticky') ? styles['sticky'] : styles['point'];
  return <div className={clsx(styles[device], place)} data-ad={name} data-early={loadsEarly ? '' : undefined} />;
}
