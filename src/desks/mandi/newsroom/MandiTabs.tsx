import type { ReactNode } from 'react';
import { AddressTabs } from '../../../newsroom/frame/AddressTabs.tsx';
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
      <AddressTabs
        label={words.title}
        open={at}
        tabs={(['prices', 'entry', 'files', 'names'] as const).map((id) => ({ id, name: words[id], to: places[id] }))}
      />
    </>
  );
}
