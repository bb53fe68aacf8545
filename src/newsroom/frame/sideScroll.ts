import type { SxProps, Theme } from '@mui/material';

/** Shade at an edge with hidden content. */
const shade = (theme: Theme): string => (theme.palette.mode === 'dark' ? 'rgb(255 255 255 / 0.28)' : 'rgb(0 0 0 / 0.22)');

/**
 * A box with wide content that scrolls sideways, so that the page does not. Edges with hidden content are shaded, because phones show no
 * scroll bar until scrolling. `on` is the background colour.
 */
export const sideScroll = (on: 'default' | 'paper' = 'default'): SxProps<Theme> => ({
  overflowX: 'auto',
  maxWidth: '100%',
  background: (theme: Theme) => {
    const ground = theme.palette.background[on];
    return [
      `linear-gradient(to right, ${ground} 40%, transparent) left / 2.5rem 100% no-repeat local`,
      `linear-gradient(to left, ${ground} 40%, transparent) right / 2.5rem 100% no-repeat local`,
      `linear-gradient(to right, ${shade(theme)}, transparent) left / 0.75rem 100% no-repeat scroll`,
      `linear-gradient(to left, ${shade(theme)}, transparent) right / 0.75rem 100% no-repeat scroll`,
      ground,
    ].join(', ');
  },
});

/** The same for content that is higher than its box: the menu. */
export const downScroll = {
  overflowY: 'auto',
  background: (theme: Theme) => {
    const ground = theme.palette.background.default;
    return [
      `linear-gradient(to bottom, ${ground} 40%, transparent) top / 100% 2.5rem no-repeat local`,
      `linear-gradient(to top, ${ground} 40%, transparent) bottom / 100% 2.5rem no-repeat local`,
      `linear-gradient(to bottom, ${shade(theme)}, transparent) top / 100% 0.75rem no-repeat scroll`,
      `linear-gradient(to top, ${shade(theme)}, transparent) bottom / 100% 0.75rem no-repeat scroll`,
      ground,
    ].join(', ');
  },
} as const;
