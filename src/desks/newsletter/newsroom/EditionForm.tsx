import { Box, Button, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { IndianTimeField } from '../../../newsroom/fields/IndianTimeField.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { twoDigits } from '../../../platform/text/dates.ts';
import type { EditionDraft } from '../editions/editionDraft.ts';
import { editionScreenWords, weekdayWords } from './words.ts';

/** The version of an edition is the one that its fields were read with. Of a new one, this and the id are 0. */
export type EditedEdition = EditionDraft & { id: number; version: number };

type Props = {
  current: EditedEdition;
  /** What the stories may come from; with none of them it does not change any more. The front page is 0. */
  sources?: readonly (readonly [id: number, name: string])[];
  isNew?: boolean;
  /** Returns the edition as it is then, if the form goes on with it. */
  onSave: (edition: EditedEdition) => Promise<EditedEdition | undefined>;
  /** Reads the edition as it is now, after somebody else has changed it. */
  reload?: () => Promise<EditedEdition>;
  /** For a new one: the editions among which it may be. */
  readAdded?: () => Promise<readonly EditedEdition[]>;
};

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const fieldsOf = ({ topicId, name, subject, days, minute, isActive }: EditedEdition): EditionDraft => ({
  topicId,
  name,
  subject,
  days,
  minute,
  isActive,
});

/** The fields of an edition. */
export function EditionForm({ current, sources = [], isNew = false, onSave, reload, readAdded }: Props): ReactNode {
  const words = useWords(editionScreenWords);
  const weekdays: Readonly<Record<string, string>> = useWords(weekdayWords);
  const form = useRecordDraft(current, fieldsOf, reload, typedOver, readAdded);
  const { setRow, draft, change, isChanged, isSaving, refused, loadPresent } = form;
  const [isAdded, setAdded] = useState(false);
  const save = async (): Promise<boolean> => {
    const isSaved = await form.save(async (typed, row) => {
      // With stories from elsewhere it is another edition.
      const sent = { ...typed, id: typed.topicId === row.topicId ? row.id : 0, version: row.version };
      setRow((await onSave(sent)) ?? sent);
    });
    setAdded(isNew && isSaved);
    return isSaved;
  };
  useUnsavedWork(isChanged, save);
  const time = `${twoDigits(Math.floor(draft.minute / 60))}:${twoDigits(draft.minute % 60)}`;
  return (
    <PlainForm
      onSubmit={save}
      inert={isNew && (isSaving || isAdded)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 560 }}
    >
      {refused && <ReloadOverlay refused={refused} onReload={loadPresent} />}
      {sources.length > 0 && (
        <Choice
          label={words.content}
          value={draft.topicId ?? 0}
          options={sources}
          error={refused?.fields['topicId'] !== undefined}
          helperText={refused?.fields['topicId']}
          onChange={(id) => change({ topicId: id === 0 ? null : id })}
        />
      )}
      <TextLine required label={words.name} value={draft.name} onChange={(name) => change({ name })} wrong={refused?.fields['name']} />
      <TextLine
        required
        label={words.subject}
        value={draft.subject}
        onChange={(subject) => change({ subject })}
        wrong={refused?.fields['subject']}
        help={words.subjectHelp}
      />
      <IndianTimeField
        type="time"
        label={words.time}
        value={time}
        onChange={(clock) => {
          const [hour, minute] = clock.split(':').map(Number);
          if (hour !== undefined && minute !== undefined) change({ minute: hour * 60 + minute });
        }}
        sx={{ maxWidth: 280 }}
      />
      <FormControl component="fieldset" error={refused?.fields['days'] !== undefined}>
        <FormLabel component="legend">{words.days}</FormLabel>
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {WEEK.map((day) => (
            <OnOff
              key={day}
              as="box"
              label={weekdays[day] ?? ''}
              checked={draft.days.includes(day)}
              onChange={(isOn) => change({ days: WEEK.filter((one) => (one === day ? isOn : draft.days.includes(one))).toSorted() })}
            />
          ))}
        </Box>
        {refused?.fields['days'] && <FormHelperText>{refused.fields['days']}</FormHelperText>}
      </FormControl>
      <Box>
        <OnOff label={words.isActive} checked={draft.isActive} onChange={(isActive) => change({ isActive })} />
        <FormHelperText>{words.isActiveHelp}</FormHelperText>
      </Box>
      <Button type="submit" variant="contained" loading={isSaving} sx={{ justifySelf: 'start' }}>
        {isNew ? words.add : words.save}
      </Button>
    </PlainForm>
  );
}
