import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { APP_BAR_PX } from './frame/theme.ts';

/** Top offset for elements that stick below this bar (the editor's toolbar). */
export const belowActionBar = `calc(${APP_BAR_PX}px + var(--action-bar, 0px))`;

/**
 * The bar with the buttons to save, publish and so on. It sticks below the newsroom's app bar. On a phone a group of buttons has its own
 * row, with the most likely one first, and scrolls sideways if it is too long.
 */
export function ActionBar({ children }: { children: ReactNode }): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) root.style.setProperty('--action-bar', `${Math.floor(entry.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--action-bar');
    };
  }, []);
  return (
    <Box
      ref={bar}
      data-action-bar
      sx={{
        position: 'sticky',
        top: APP_BAR_PX,
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 0.75,
        mb: 1,
        backgroundColor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        '& [role=group]': {
          flexBasis: { xs: '100%', md: 'auto' },
          flexWrap: { xs: 'nowrap', md: 'wrap' },
          overflowX: { xs: 'auto', md: 'visible' },
          '& > *': { flex: 'none' },
          '& > .MuiButton-contained': { order: { xs: -1, md: 0 } },
        },
      }}
    >
      {children}
    </Box>
  );
}
