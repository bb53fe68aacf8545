import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../newsroom/language.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { mandiDeskWords } from './words.ts';

const places = { prices: '/mandi', entry: '/mandi/entry', files: '/mandi/files', names: '/mandi/names' } as const;

/** Tabs for the desk's four screens. */
export function MandiTabs({ at }: { at: keyof typeof places }): ReactNode {
  const words = useWords(mandiDeskWords);
  return (
    <>
      <Title title={words.title} />
      <Tabs value={at} variant="scrollable" aria-label={words.title} sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
        {(['prices', 'entry', 'files', 'names'] as const).map((place) => (
          <Tab key={place} value={place} label={words[place]} component={Link} to={places[place]} />
        ))}
      </Tabs>
    </>
  );
}
