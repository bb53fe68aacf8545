import styles from './Player.module.css';

/** Icons for the player's buttons, on a 24 by 24 grid. */
const drawings = {
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  captions: 'M3.5 5.5h17v13h-17zM10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3',
  pip: 'M3.5 5.5h17v13h-17zM12.5 12h5.5v4h-5.5z',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  leaveFull: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
} as const;

export type PlayerIconName = keyof typeof drawings;

/** An icon in a button that has its own accessible name. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={drawings[name]} />
    </svg>
  );
}
