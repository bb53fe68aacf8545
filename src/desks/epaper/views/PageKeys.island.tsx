// An island for the arrow keys; without a keyboard its line is hidden and nothing is loaded.
import { useEffect } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { addressHere } from '../../../site/reader/addressHere.client.ts';
import { epaperText } from '../words.ts';
import styles from './PageViewer.module.css';

type Props = {
  /** Addresses of the previous and next page; empty if there is none. */
  previous: string;
  next: string;
};

export const PageKeys = island('PageKeys', { hydrate: 'visible' }, ({ previous, next }: Props) => {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? previous : '';
      if (!to || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // In a field the arrow keys move the cursor, and the enlarged view handles them itself.
      const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
      // To a browser without popovers the state of one is no selector.
      const openMenu = 'popover' in document.body ? ':popover-open' : '[popover]:not([hidden])';
      if (!isElsewhere && !document.querySelector(`.pswp, dialog[open], ${openMenu}`)) location.assign(addressHere(to));
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [previous, next]);
  return <span className={styles.keys}>{epaperText.keys}</span>;
});
