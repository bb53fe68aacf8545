import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { localDay } from '../../../platform/text/dates.ts';
import { EditionForm, type Which } from './EditionForm.tsx';
import { EditionList } from './EditionList.tsx';
import { epaperDeskWords } from './words.ts';

/** Printed editions: publish, preview, replace, withdraw. */
export function EpaperScreen(): ReactNode {
  const words = useWords(epaperDeskWords);
  const mayPublish = useMay('epaper.publish');
  const [which, setWhich] = useState<Which>(() => ({ cityId: null, date: localDay(new Date()) }));
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.title} />
      {mayPublish && <EditionForm which={which} onWhich={setWhich} />}
      <EditionList onReplace={mayPublish ? setWhich : undefined} />
    </Box>
  );
}
