import { mdiPencilOutline } from '@mdi/js';
import { Box, Button, IconButton, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { MandiTabs } from './MandiTabs.tsx';
import { NAMES_KEY, useNames } from './NameChoice.tsx';
import { NameDialog } from './NameDialog.tsx';
import { entriesOf, type KindOfNames, kindsOfNames, type NameAndKind } from './nameEntries.ts';
import { mandiDeskWords } from './words.ts';

const AT_A_TIME = 60;

/** The dictionary: names of crops, yards, varieties and grades; those without a Gujarati name come first. */
export function NamesScreen(): ReactNode {
  const words = useWords(mandiDeskWords);
  const mayName = useMay('mandi.names');
  const names = useNames();
  const queries = useQueryClient();
  const [kind, setKind] = useState<KindOfNames>('crops');
  const [typed, setTyped] = useState('');
  const [isUnnamedOnly, setUnnamedOnly] = useState(false);
  const [shown, setShown] = useState(AT_A_TIME);
  const [open, setOpen] = useState<NameAndKind>();
  const query = typed.trim().toLowerCase();
  const matches = (names ? entriesOf(names, kind) : [])
    .filter(({ entry }) => `${entry.name ?? ''} ${entry.nameEn}`.toLowerCase().includes(query) && (!isUnnamedOnly || entry.name === null))
    .sort((a, b) => Number(a.entry.name !== null) - Number(b.entry.name !== null));
  return (
    <Box sx={{ py: 2 }}>
      <MandiTabs at="names" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={words.kind}
          onChange={(_, chosen: KindOfNames | null) => {
            if (chosen) setKind(chosen);
            setShown(AT_A_TIME);
          }}
        >
          {kindsOfNames.map((choice) => (
            <ToggleButton key={choice} value={choice}>
              {words[choice]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField size="small" margin="none" label={words.search} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <OnOff as="box" label={words.unnamed} checked={isUnnamedOnly} onChange={setUnnamedOnly} />
      </Box>
      {names && matches.length === 0 && <Typography>{words.noneFound}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {matches.slice(0, shown).map((item) => (
          <Box
            component="li"
            key={item.entry.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, borderTop: 1, borderColor: 'divider', py: 0.25 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="span" sx={{ fontWeight: 600, color: item.entry.name === null ? 'warning.main' : 'inherit' }}>
                {item.entry.name ?? '–'}
              </Typography>{' '}
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {item.entry.nameEn}
              </Typography>
            </Box>
            {mayName && (
              <IconButton size="small" aria-label={`${words.correct}: ${item.entry.nameEn}`} onClick={() => setOpen(item)}>
                <Icon path={mdiPencilOutline} fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {matches.length > shown && <Button onClick={() => setShown(shown + AT_A_TIME)}>{words.more}</Button>}
      {open && (
        <NameDialog
          of={open}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            notify(words.nameSaved, { type: 'success' });
            void queries.invalidateQueries({ queryKey: NAMES_KEY });
          }}
        />
      )}
    </Box>
  );
}
