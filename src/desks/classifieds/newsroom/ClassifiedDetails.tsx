import { Box, Card, Chip, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { type Fact, Facts } from '../../../newsroom/lists/Facts.tsx';
import { dateAndTime, dayAndMonth } from '../../../platform/text/dates.ts';
import type { AdForModeration } from './adShapes.ts';
import { moderatedKindWords, moderatedStateWords, moderationScreenWords } from './words.ts';

/** An advertisement with its advertiser, its text and its pictures. */
export function ClassifiedDetails({ ad }: { ad: AdForModeration }): ReactNode {
  const words = useWords(moderationScreenWords);
  const kinds = useWords(moderatedKindWords);
  const states = useWords(moderatedStateWords);
  const facts: Fact[] = [
    [words.kind, kinds[ad.kind]],
    [words.city, ad.city],
    ...ad.facts.map(({ label, text }): Fact => [label, text]),
    [words.advertiser, ad.advertiser === null ? words.house : ad.advertiser],
    [words.email, ad.email],
    [words.created, dateAndTime(new Date(ad.createdAt))],
    [words.ends, ad.expiresAt && dayAndMonth(new Date(ad.expiresAt))],
    [words.present, ad.reason],
  ];
  return (
    <Card component="section" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="h2" sx={{ minWidth: 0 }}>
          {ad.title}
        </Typography>
        <Chip size="small" label={states[ad.state]} sx={{ flex: 'none' }} />
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', my: 1 }}>{ad.body}</Typography>
      {ad.pictures.length > 0 && (
        <Box component="ul" aria-label={words.pictures} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {ad.pictures.map(({ src, whole }, at) => (
            <li key={src}>
              <a href={whole} target="_blank" rel="noopener noreferrer">
                <Box
                  component="img"
                  src={src}
                  alt={`${words.picture} ${at + 1}`}
                  sx={{ width: 132, height: 132, objectFit: 'cover', display: 'block' }}
                />
              </a>
            </li>
          ))}
        </Box>
      )}
      <Facts facts={facts} />
      {ad.address !== null && (
        <Link href={ad.address} target="_blank" rel="noopener noreferrer">
          {words.see}
        </Link>
      )}
    </Card>
  );
}
