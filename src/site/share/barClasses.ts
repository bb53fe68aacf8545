import { clsx } from 'clsx';
import styles from './ShareBar.module.css';

// For what stands beside the share links or looks like them, also in the browser, without the share links themselves.

/** A bar of share links or buttons. */
export const barClass = styles.bar;
/** A bar with nothing but buttons that need script, one of them, and its word where only a wider window has room for it. */
export const toolsClass = clsx(styles.bar, styles.scripted);
export const shareButtonClass = clsx(styles.way, styles.scripted);
export const roomyWordClass = styles.word;
