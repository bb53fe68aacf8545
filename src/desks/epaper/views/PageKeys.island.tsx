// In the browser because the arrow keys are; where there is no keyboard its line is not shown, and nothing of it is fetched.
import { useEffect } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { addressHere } from '../../../site/reader/addressHere.client.ts';
import { epaperText } from '../words.ts';
import styles from './PageViewer.module.css';

type Props = {
  /** Addresses of the pages before and after; empty where there is none. */
  previous: string;
  next: string;
};

export const PageKeys = island('PageKeys', { hydrate: 'visible' }, ({ previous, next }: Props) => {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? previous : '';
      if (!to || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // In a field the keys move the cursor, and an enlarged page has its own way of turning.
      const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
      if (!isElsewhere && !document.querySelector('.pswp, dialog[open], [popover]:popover-open')) location.assign(addressHere(to));
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [previous, next]);
  return <span className={styles.keys}>{epaperText.keys}</span>;
});
