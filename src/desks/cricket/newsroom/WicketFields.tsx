import { Box, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { type DismissalKind, dismissalKinds } from '../rules/delivery.ts';
import type { Pressed } from './makeBall.ts';
import { cricketDeskWords, dismissalWords } from './words.ts';

type Person = { id: number; name: string };
type Props = {
  wicket: NonNullable<Pressed['wicket']>;
  striker: Person | undefined;
  nonStriker: Person | undefined;
  fielding: readonly Person[];
  onChange: (wicket: NonNullable<Pressed['wicket']>) => void;
};

/** With these the other batter may be the one who goes. */
const EITHER: readonly DismissalKind[] = ['run out', 'obstructing the field', 'retired hurt', 'retired out', 'retired not out'];
const WITH_FIELDER: readonly DismissalKind[] = ['caught', 'run out', 'stumped'];

/** How the wicket fell, whose it is, and who took it. */
export function WicketFields({ wicket, striker, nonStriker, fielding, onChange }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  return (
    <Box sx={{ mt: 1 }}>
      <TextField
        select
        fullWidth
        label={words.howOut}
        value={wicket.kind}
        onChange={(event) => {
          const kind = dismissalKinds.find((one) => one === event.target.value) ?? wicket.kind;
          onChange({
            kind,
            isNonStriker: EITHER.includes(kind) && wicket.isNonStriker,
            fielder: WITH_FIELDER.includes(kind) ? wicket.fielder : undefined,
          });
        }}
      >
        {dismissalKinds
          .filter((kind) => kind !== 'timed out')
          .map((kind) => (
            <MenuItem key={kind} value={kind}>
              {inLanguage(dismissalWords[kind])}
            </MenuItem>
          ))}
      </TextField>
      {EITHER.includes(wicket.kind) && (
        <TextField
          select
          fullWidth
          label={words.whoOut}
          value={wicket.isNonStriker ? 'nonStriker' : 'striker'}
          onChange={(event) => onChange({ ...wicket, isNonStriker: event.target.value === 'nonStriker' })}
        >
          <MenuItem value="striker">{striker?.name ?? words.striker}</MenuItem>
          <MenuItem value="nonStriker">{nonStriker?.name ?? words.nonStriker}</MenuItem>
        </TextField>
      )}
      {WITH_FIELDER.includes(wicket.kind) && (
        <TextField
          select
          fullWidth
          label={words.fielder}
          value={wicket.fielder ?? 'nobody'}
          onChange={(event) => {
            const { value } = event.target;
            onChange({ ...wicket, fielder: value === 'nobody' ? undefined : value === 'substitute' ? 'substitute' : Number(value) });
          }}
        >
          <MenuItem value="nobody">{words.nobody}</MenuItem>
          {fielding.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
          <MenuItem value="substitute">{words.substitute}</MenuItem>
        </TextField>
      )}
    </Box>
  );
}
