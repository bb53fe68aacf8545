import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import type { NamesForEditing } from './endpoints.ts';
import type { TypedRow } from './gridRows.ts';
import { NameChoice } from './NameChoice.tsx';
import { mandiDeskWords } from './words.ts';

type Props = { names: NamesForEditing; taken: readonly string[]; onAdd: (row: TypedRow) => void };

/** Adds a row for a crop that the yard has not traded lately. */
export function AddRow({ names, taken, onAdd }: Props): ReactNode {
  const words = useWords(mandiDeskWords);
  const usual = {
    varietyId: names.varieties.find(({ nameEn }) => nameEn === 'Other')?.id ?? null,
    gradeId: names.grades.find(({ nameEn }) => nameEn === 'FAQ')?.id ?? null,
  };
  const [chosen, setChosen] = useState<{ cropId: number | null; varietyId: number | null; gradeId: number | null }>({
    cropId: null,
    ...usual,
  });
  const { cropId, varietyId, gradeId } = chosen;
  const key = `${cropId} ${varietyId} ${gradeId}`;
  const add = () => {
    if (cropId === null || varietyId === null || gradeId === null) return;
    onAdd({ key, cropId, varietyId, gradeId, minimum: '', maximum: '', modal: '', arrivals: '' });
    setChosen({ cropId: null, ...usual });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2, alignItems: 'center' }}>
      <NameChoice label={words.crop} options={names.crops} value={cropId} onChange={(id) => setChosen({ ...chosen, cropId: id })} />
      <NameChoice
        label={words.variety}
        options={names.varieties}
        value={varietyId}
        onChange={(id) => setChosen({ ...chosen, varietyId: id })}
      />
      <NameChoice label={words.grade} options={names.grades} value={gradeId} onChange={(id) => setChosen({ ...chosen, gradeId: id })} />
      <Button variant="outlined" onClick={add} disabled={cropId === null || varietyId === null || gradeId === null || taken.includes(key)}>
        {words.add}
      </Button>
    </Box>
  );
}
