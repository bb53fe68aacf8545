import { Box, Typography } from '@mui/material';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { graphemes } from '../../platform/text/graphemes.ts';
import { useWords } from '../language.ts';
import { previewWords } from './words.ts';

/** The width of a card on a phone of 360 pixels. */
const PHONE_CARD = 328;

/** What a service cuts off: it shows a number of lines and no more. */
type Cut = { title: boolean; description: boolean };
type OnCut = (part: keyof Cut, isCut: boolean) => void;

type Props = {
  name: string;
  title: string;
  description: string;
  children: (onCut: OnCut) => ReactNode;
};

/** A link as a service shows it, with the lengths of its texts and a warning where one is cut. */
export function PreviewFrame({ name, title, description, children }: Props): ReactNode {
  const words = useWords(previewWords);
  const [cut, setCut] = useState<Cut>({ title: false, description: false });
  const onCut = useCallback<OnCut>(
    (part, isCut) => setCut((before) => (before[part] === isCut ? before : { ...before, [part]: isCut })),
    [],
  );
  const lengthOf = (text: string) => `${graphemes(text).length} ${words.letters}`;
  return (
    <Box
      component="section"
      aria-label={name}
      data-cut={[cut.title && 'title', cut.description && 'description'].filter(Boolean).join(' ')}
    >
      <Typography variant="caption" component="h3" color="text.secondary" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      <Box lang="gu" sx={{ width: PHONE_CARD, maxWidth: '100%' }}>
        {children(onCut)}
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ pt: 0.5 }}>
        {words.title}: {lengthOf(title)}
        {description !== '' && `, ${words.description}: ${lengthOf(description)}`}
      </Typography>
      {(cut.title || cut.description) && (
        <Typography variant="caption" component="p" color="warning.main" role="status">
          {[cut.title && words.titleCut, cut.description && words.descriptionCut].filter(Boolean).join(' ')}
        </Typography>
      )}
    </Box>
  );
}

type ClampedProps = { text: string; lines: number; part: keyof Cut; onCut: OnCut; sx: object };

/** A text of at most so many lines, which tells whether that cuts it: letters differ in width, so that their number alone does not say. */
export function Clamped({ text, lines, part, onCut, sx }: ClampedProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let isShown = true;
    // One pixel is rounding.
    const measure = () => isShown && box.current && onCut(part, text !== '' && box.current.scrollHeight > box.current.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    measure();
    void document.fonts.ready.then(measure);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [part, onCut, text]);
  return (
    <Box
      ref={box}
      data-part={part}
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: String(lines),
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        ...sx,
      }}
    >
      {text}
    </Box>
  );
}
