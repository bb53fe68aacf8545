import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { siteConfig } from '../../../../site.config.ts';
import { useWords } from '../../../newsroom/language.ts';
import { graphemes } from '../../../platform/text/graphemes.ts';
import { TEXT_GRAPHEMES, TITLE_GRAPHEMES } from '../sending/messagePayload.ts';
import { pushScreenWords } from './words.ts';

/** The text as a phone cuts it, between Gujarati letters. */
function cut(text: string, most: number): string {
  const letters = graphemes(text);
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** A notification as phones and computers show it, roughly. */
export function PushPreview({ title, text, picture }: { title: string; text: string; picture: string }): ReactNode {
  const words = useWords(pushScreenWords);
  const shown = { title: cut(title || words.titleHere, TITLE_GRAPHEMES), text: cut(text || words.textHere, TEXT_GRAPHEMES) };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Frame name={words.onPhone}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {siteConfig.name} · {words.now}
        </Typography>
        <Message {...shown} />
        <Picture address={picture} />
      </Frame>
      <Frame name={words.onDesktop}>
        <Picture address={picture} />
        <Message {...shown} />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {siteConfig.nameEn}
        </Typography>
      </Frame>
    </Box>
  );
}

function Frame({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Card variant="outlined" sx={{ p: 1.5, borderRadius: 3 }}>
        {children}
      </Card>
    </Box>
  );
}

/** Two to one, as phones cut it. Its story's text says what it shows. */
function Picture({ address }: { address: string }): ReactNode {
  if (address === '') return null;
  return (
    <Box
      component="img"
      src={address}
      alt=""
      sx={{ display: 'block', width: '100%', aspectRatio: '2', objectFit: 'cover', borderRadius: 1, my: 1 }}
    />
  );
}

function Message({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 700, lineHeight: 1.5 }}>{title}</Typography>
      <Typography variant="body2" sx={{ lineHeight: 1.6 }}>
        {text}
      </Typography>
    </Box>
  );
}
