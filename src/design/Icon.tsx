import styles from './Icon.module.css';

/** Line drawings on a 24 by 24 grid, stroked with the colour of the text around them. */
const drawings = {
  home: 'M4 11 12 4l8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  video: 'M4 6h16v12H4zM10.5 9.5v5l4-2.5z',
  webstory: 'M8 4h8v16H8zM5 6.5v11M19 6.5v11',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5',
  epaper: 'M5 4h11v16H7a2 2 0 0 1-2-2zM16 9h3v9a2 2 0 0 1-2 2M8 8h5M8 11.5h5M8 15h5',
  magazine: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5V20',
  category: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  city: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 1 0-13 0c0 5 6.5 11 6.5 11ZM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  topNews: 'M13 3 5 13.5h6L10 21l9-11.5h-6.5z',
  education: 'M12 5 2 9.5 12 14l10-4.5zM6 11.5V16c2 2.5 10 2.5 12 0v-4.5M21 10v5',
  language: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  theme: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  whatsapp: 'M4 20l1.3-4A8 8 0 1 1 8.2 18.7zM9 8.5c0 4 2.5 6.5 6.5 6.5l1-1.8-2.2-1.2-1 1c-1.3-.5-2.3-1.5-2.8-2.8l1-1L10.3 7z',
  telegram: 'M3 11.5 21 4l-3 16-6-4.5-3 3.5-.5-5.5L18 7',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V2.5c-4-.5-7 .5-7 4.5v2.5h-3V13h3v8',
  x: 'M4 4l16 16M20 4 4 20M4 4h4.5L20 20h-4.5z',
  next: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  up: 'M5 15l7-7 7 7',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  follow: 'M12 5.5v13M5.5 12h13',
  play: 'M8 5v14l11-7z',
  listen: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  offline: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14',
  textSize:
    'M4 6.5c.5-2 5.5-2.5 6 .5.3 2-1.7 3.5-3.5 3.5 2.5 0 4.5 1 4.5 3.7 0 4-5.5 5-7.5 1.8M10.5 12c2 1 4.5.5 5.5-2M17.5 5v11.5c0 2 1.5 2.5 3 1.5',
  print: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z',
} as const;

export type IconName = keyof typeof drawings;

/** An icon beside a word. It is hidden from screen readers, so the word is required. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
