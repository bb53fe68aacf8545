import { Box, Typography } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { graphemes } from '../../../../platform/text/graphemes.ts';
import type { EditorWords } from '../editor/editorHelp.ts';

/** Text width on the narrowest phone: 360 pixels minus margins of 16 on each side; type as in `ArticlePage.module.css`. */
const COLUMN = 360 - 2 * 16;
const SIZE = 30;
const LINE_HEIGHT = 1.34;
/** With more lines, the headline alone fills the phone above the picture. */
const MAX_LINES = 4;

/** The headline as on a phone, in the real font, with the number of lines and letters. */
export function HeadlinePreview({ headline, words }: { headline: string; words: EditorWords }): ReactNode {
  const set = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setLines(headline.trim() === '' ? 0 : Math.round((set.current?.offsetHeight ?? 0) / (SIZE * LINE_HEIGHT)));
    measure();
    let isShown = true;
    document.fonts.ready.then(() => isShown && measure());
    return () => {
      isShown = false;
    };
  }, [headline]);
  const isLong = lines > MAX_LINES;
  return (
    <Box
      component="section"
      aria-label={words.phoneHeadline}
      sx={{ width: 360, maxWidth: '100%', border: 1, borderColor: 'divider', px: 2, py: 1.5, overflow: 'hidden' }}
    >
      <Box
        ref={set}
        data-headline-lines={lines}
        sx={{
          width: COLUMN,
          fontFamily: 'h1.fontFamily',
          fontWeight: 700,
          fontSize: SIZE,
          lineHeight: LINE_HEIGHT,
          textWrap: 'balance',
          overflowWrap: 'anywhere',
        }}
      >
        {headline}
      </Box>
      <Typography variant="caption" component="p" color={isLong ? 'error' : 'text.secondary'} sx={{ pt: 0.5 }}>
        {lines} {words.lines}, {graphemes(headline).length} {words.letters}. {isLong && words.headlineLong}
      </Typography>
    </Box>
  );
}
