import { mdiDragVertical, mdiPinOutline } from '@mdi/js';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useLanguage, useWords } from '../../../newsroom/language.ts';
import { dateAndTime, timeAgo } from '../../../platform/text/dates.ts';
import type { DeskStory } from '../front/frontPages.ts';
import { frontScreenWords } from './words.ts';

type Handle = { ref?: (element: HTMLElement | null) => void; props?: object };
type Props = {
  story: DeskStory;
  /** Placed by an editor until a time or without end; `none` if it was filled in automatically. */
  pin?: { until: string | null } | 'none' | undefined;
  /** Above the headline: the place, or whether the story is on the page. */
  note?: string | undefined;
  large?: boolean;
  handle?: Handle;
  menu?: ReactNode;
};

/** A story on the arranging screen: its picture, headline, age, and pin. */
export function StoryTile({ story, pin, note, large = false, handle, menu }: Props): ReactNode {
  const words = useWords(frontScreenWords);
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', width: '100%', minWidth: 0 }}>
      {handle && (
        <IconButton
          size="small"
          ref={handle.ref}
          {...handle.props}
          aria-label={`${words.move} ${story.headline}`}
          sx={{ ml: -0.5, cursor: 'grab', color: 'text.secondary' }}
        >
          <Icon path={mdiDragVertical} fontSize="small" />
        </IconButton>
      )}
      <Box
        sx={{
          width: large ? 128 : 76,
          flex: 'none',
          aspectRatio: large ? '16 / 9' : '4 / 3',
          bgcolor: 'divider',
          backgroundSize: 'cover',
          backgroundPosition: 'center',
        }}
        style={story.thumb ? { backgroundImage: `url("${story.thumb}")` } : {}}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {note && (
          <Typography variant="caption" component="p" sx={{ color: 'primary.main', fontWeight: 600, lineHeight: 1.4 }}>
            {note}
          </Typography>
        )}
        <Typography
          component="p"
          sx={{
            fontFamily: 'h6.fontFamily',
            fontWeight: 600,
            fontSize: large ? '1.0625rem' : '0.9375rem',
            lineHeight: 1.45,
            overflowWrap: 'anywhere',
          }}
        >
          {story.headline}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {story.place} · {timeAgo(new Date(story.publishedAt), new Date(), language)}
          {story.breaking && (
            <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
              {' '}
              · {words.breaking}
            </Box>
          )}
        </Typography>
        {pin === 'none' && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {words.automatic}
          </Typography>
        )}
        {pin && pin !== 'none' && (
          <Typography variant="caption" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
            <Icon path={mdiPinOutline} sx={{ fontSize: 16, color: 'primary.main' }} />
            {pin.until ? `${words.until} ${dateAndTime(new Date(pin.until))}` : words.pinned}
          </Typography>
        )}
      </Box>
      {menu}
    </Box>
  );
}
