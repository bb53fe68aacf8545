import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PictureThumb } from '../../pictures/newsroom/PictureThumb.tsx';
import type { WebStoryPageDraft } from '../editing/webStoryDraft.ts';

const places = { top: 'start', middle: 'center', bottom: 'end' } as const;
const shades = {
  top: 'linear-gradient(to top, transparent 40%, rgba(0, 0, 0, 0.85))',
  middle: 'rgba(0, 0, 0, 0.45)',
  bottom: 'linear-gradient(to bottom, transparent 40%, rgba(0, 0, 0, 0.85))',
} as const;

/** A page of a web story as on a phone, 9:16, scaled down to fit beside its form. */
export function PagePreview({ page, width }: { page: WebStoryPageDraft; width: number }): ReactNode {
  // Rendered as on a phone 360 pixels wide, and scaled down.
  const scale = width / 360;
  return (
    <Box
      data-preview
      sx={{ width, height: width / (9 / 16), overflow: 'hidden', position: 'relative', flex: 'none', backgroundColor: '#000' }}
    >
      <Box
        sx={{
          width: 360,
          height: 640,
          position: 'absolute',
          left: 0,
          top: 0,
          transformOrigin: '0 0',
          transform: `scale(${scale})`,
          display: 'grid',
          color: '#fff',
          '& > *': { gridArea: '1 / 1' },
        }}
      >
        <PictureThumb picture={page.picture} crop="tall" width={384} />
        <Box sx={{ background: shades[page.placement] }} />
        <Box sx={{ alignSelf: places[page.placement], p: '48px 24px 40px', minWidth: 0 }}>
          <Typography variant="h6" component="p" sx={{ fontWeight: 700, fontSize: 28, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
            {page.headline}
          </Typography>
          {page.text && <Typography sx={{ fontSize: 18, lineHeight: 1.65, mt: '8px', overflowWrap: 'anywhere' }}>{page.text}</Typography>}
          {page.link.label && (
            <Typography
              component="p"
              sx={{
                mt: '16px',
                display: 'inline-block',
                px: '16px',
                py: '8px',
                backgroundColor: '#fff',
                color: '#1b1815',
                fontWeight: 600,
              }}
            >
              {page.link.label}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}
