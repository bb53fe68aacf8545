import { mdiMagnify } from '@mdi/js';
import { InputAdornment, MenuItem, TextField } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { MAX_SEARCHED } from '../../site/newsroom/listQuery.ts';
import { OnOff } from '../fields/OnOff.tsx';
import { Icon } from '../Icon.tsx';
import { useWords } from '../language.ts';
import { newsroomWords } from '../words.ts';
import type { Filters } from './useAddressFilters.ts';

export type Filter = { list: Filters; name: string; label: string };
export type Choice = { id: string; name: string };

/** Delay after the last key before the list is read. */
const DEBOUNCE_MS = 400;

/** A text filter. */
export function TextFilter({ list, name, label }: Filter): ReactNode {
  const value = list.filterOf(name);
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // The value was changed elsewhere (Back, "clear the filters"), not by typing here.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const send = (text: string) => {
    if (text === sent) return;
    setSent(text);
    list.setFilter(name, text);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendLater(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed.trim());
      }}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 16rem' } }}
      slotProps={{
        // A whole headline may be pasted.
        htmlInput: { maxLength: MAX_SEARCHED },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Icon path={mdiMagnify} color="disabled" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** A filter by one of a few values, or by none (labelled `none`). */
export function SelectFilter({ list, name, label, choices, none }: Filter & { choices: readonly Choice[]; none?: string }): ReactNode {
  const words = useWords(newsroomWords);
  return (
    <TextField
      select
      label={label}
      // A value in the address that is no longer a choice is shown as none.
      value={choices.some(({ id }) => id === list.filterOf(name)) ? list.filterOf(name) : ''}
      onChange={(event) => list.setFilter(name, event.target.value)}
      sx={{ minWidth: '10rem' }}
    >
      <MenuItem value="">{none ?? words.any}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** An on/off filter. */
export function SwitchFilter({ list, name, label }: Filter): ReactNode {
  return <OnOff label={label} checked={list.filterOf(name) !== ''} onChange={(isOn) => list.setFilter(name, isOn ? '1' : '')} />;
}
