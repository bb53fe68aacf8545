import { Box, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { FrontPageNow } from '../front/frontPages.ts';
import { type Arrangement, arrangementOf, placesOf } from './arrangement.ts';
import { frontScreenWords } from './words.ts';

type Props = {
  current: FrontPageNow;
  mine: Arrangement;
  titleOf: (block: string) => string;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
};

/** Somebody else has saved the page meanwhile: shows both versions and lets the editor choose. */
export function ConflictDialog({ current, mine, titleOf, onTheirs, onMine, onClose }: Props): ReactNode {
  const words = useWords(frontScreenWords);
  const theirs = arrangementOf(current);
  const column = (title: string, arrangement: Arrangement, other: Arrangement) => (
    <Box>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      {current.blocks.map(({ block }) => (
        <Fragment key={block}>
          <Typography variant="caption" component="h4" sx={{ fontWeight: 600, color: 'text.secondary', mt: 1 }}>
            {titleOf(block)}
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {placesOf(arrangement, block).map((placed, at) => {
              const differs = placed?.story.id !== placesOf(other, block)[at]?.story.id;
              return (
                <Box
                  component="li"
                  key={placed?.story.id ?? `free ${block} ${String(at)}`}
                  sx={{ fontWeight: differs ? 700 : 400, lineHeight: 1.6 }}
                >
                  {placed?.story.headline ?? words.fillsItself}
                </Box>
              );
            })}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
  return (
    <NewsroomDialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{words.conflict}</DialogTitle>
      <DialogContent>
        {current.saved && (
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {current.saved.by}, {dateAndTime(new Date(current.saved.at))}
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {column(words.standsNow, theirs, mine)}
          {column(words.yours, mine, theirs)}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onTheirs}>{words.useTheirs}</Button>
        <Button variant="contained" onClick={onMine}>
          {words.saveMine}
        </Button>
      </DialogActions>
    </NewsroomDialog>
  );
}
