import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
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
  /** Who may be timed out: those who can come in, while somebody has to. */
  toCome: readonly Person[];
  onChange: (wicket: NonNullable<Pressed['wicket']>) => void;
};

/** With these the non-striker may be out. */
const EITHER: readonly DismissalKind[] = ['run out', 'obstructing the field', 'retired hurt', 'retired out', 'retired not out'];
const WITH_FIELDER: readonly DismissalKind[] = ['caught', 'run out', 'stumped'];

/** The kind of wicket, the batter, and the fielders. */
export function WicketFields({ wicket, striker, nonStriker, fielding, toCome, onChange }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  return (
    <Box sx={{ mt: 1 }}>
      <Choice
        fullWidth
        label={words.howOut}
        value={wicket.kind}
        options={dismissalKinds
          .filter((kind) => kind !== 'timed out' || toCome.length > 0)
          .map((kind) => [kind, inLanguage(dismissalWords[kind])])}
        onChange={(kind) =>
          onChange({
            kind,
            isNonStriker: EITHER.includes(kind) && wicket.isNonStriker,
            fielder: WITH_FIELDER.includes(kind) ? wicket.fielder : undefined,
          })
        }
      />
      {wicket.kind === 'timed out' && (
        <Choice
          fullWidth
          label={words.whoOut}
          value={wicket.late}
          options={toCome.map(({ id, name }) => [id, name])}
          onChange={(late) => onChange({ ...wicket, late })}
        />
      )}
      {EITHER.includes(wicket.kind) && (
        <Choice
          fullWidth
          label={words.whoOut}
          value={wicket.isNonStriker ? 'nonStriker' : 'striker'}
          options={[
            ['striker', striker?.name ?? words.striker],
            ['nonStriker', nonStriker?.name ?? words.nonStriker],
          ]}
          onChange={(end) => onChange({ ...wicket, isNonStriker: end === 'nonStriker', isNotBowled: false })}
        />
      )}
      {wicket.kind === 'run out' && wicket.isNonStriker && (
        <OnOff
          label={words.notBowled}
          checked={wicket.isNotBowled ?? false}
          onChange={(isNotBowled) => onChange({ ...wicket, isNotBowled })}
        />
      )}
      {WITH_FIELDER.includes(wicket.kind) && (
        <Choice<number | 'nobody' | 'substitute'>
          fullWidth
          label={words.fielder}
          value={wicket.fielder ?? 'nobody'}
          options={[['nobody', words.nobody], ...fielding.map(({ id, name }) => [id, name] as const), ['substitute', words.substitute]]}
          onChange={(fielder) => onChange({ ...wicket, fielder: fielder === 'nobody' ? undefined : fielder })}
        />
      )}
    </Box>
  );
}
