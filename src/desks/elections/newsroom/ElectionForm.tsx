import { Box, Button, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../newsroom/ActionBar.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { IndianTimeField } from '../../../newsroom/fields/IndianTimeField.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { electionStages } from '../count/stages.ts';
import type { ElectionDraft } from '../editing/drafts.ts';
import { electionRows, localMoment, momentOf } from './electionRows.ts';
import { electionEndpoints } from './endpoints.ts';
import { type ElectionFields, mergeElections } from './mergeElections.ts';
import { RowsEditor } from './RowsEditor.tsx';
import { electionScreenWords, wordOfStage } from './screenWords.ts';
import type { ElectionForEditing } from './shapes.ts';

/** A new election has no id. */
export type EditedElection = ElectionDraft & { id?: number };

type Props = {
  start: EditedElection;
  /** Reads the election as it is now, after somebody else has changed it; left out for a new one. */
  reload?: () => Promise<EditedElection>;
  onSaved: (election: ElectionForEditing) => void;
};

const fieldsOf = ({ id: _id, version: _version, ...fields }: EditedElection): ElectionFields => fields;

export const editedElection = ({ breakingHeadline: _line, headlineVersion: _version, ...edited }: ElectionForEditing): EditedElection =>
  edited;

/** The elections that have the address of one that was added. */
const readAdded = async ({ token }: ElectionFields): Promise<EditedElection[]> => {
  const { data } = await callApi(electionEndpoints.list, { query: { perPage: 200 } });
  const named = data.filter((election) => election.token === token.trim());
  return Promise.all(named.map(async ({ id }) => editedElection(await callApi(electionEndpoints.one, { params: { id } }))));
};

/** The data of an election: its legislature, seats, parties, alliances, columns of the tally, phases. */
export function ElectionForm({ start, reload, onSaved }: Props): ReactNode {
  const words = useWords(electionScreenWords);
  const form = useRecordDraft(start, fieldsOf, reload, mergeElections, readAdded);
  const { setRow, draft, change, isChanged, isSaving, refused } = form;
  const save = async (): Promise<ElectionForEditing | undefined> => {
    let saved: ElectionForEditing | undefined;
    await form.save(async (sent, row) => {
      const { id, version } = row;
      const body = { ...sent, version };
      saved =
        id === undefined
          ? await callApi(electionEndpoints.create, { body })
          : await callApi(electionEndpoints.update, { params: { id }, body });
      setRow({ ...sent, id: saved.id, version: saved.version });
      notify(words.saved, { type: 'success' });
    });
    return saved;
  };
  useUnsavedWork(isChanged, async () => (await save()) !== undefined);
  const saveAndGoOn = async () => {
    const saved = await save();
    if (saved) onSaved(saved);
  };
  const field = (name: keyof ElectionFields, label: string, help?: string) => ({
    size: 'small' as const,
    label,
    value: draft[name],
    error: refused?.fields[name] !== undefined,
    helperText: refused?.fields[name] ?? help,
  });
  const text = (name: 'name' | 'nameEn' | 'token' | 'body' | 'tagSlug' | 'beforeName', label: string, help?: string) => (
    <TextField {...field(name, label, help)} onChange={(event) => change({ [name]: event.target.value })} sx={{ minWidth: 220 }} />
  );
  const number = (name: 'year' | 'seats' | 'majority', label: string, help?: string) => (
    <TextField
      {...field(name, label, help)}
      type="number"
      onChange={(event) => change({ [name]: Number(event.target.value) })}
      sx={{ width: 120 }}
    />
  );
  const rows = electionRows(words);
  const listOf = <Name extends keyof typeof rows>(name: Name, title: string) => ({
    ...rows[name],
    title,
    wrong: refused?.fields[name],
    wrongAt: (path: string) => Object.entries(refused?.fields ?? {}).find(([field]) => `${field}.`.startsWith(`${name}.${path}.`))?.[1],
  });
  return (
    <PlainForm onSubmit={saveAndGoOn} sx={{ pt: 2 }}>
      <ActionBar>
        <Button type="submit" variant="contained" loading={isSaving}>
          {words.save}
        </Button>
      </ActionBar>
      {refused && <ReloadOverlay refused={refused} onReload={form.loadPresent} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {text('name', words.name)}
        {text('nameEn', words.nameEn)}
        {text('token', words.token, words.tokenHelp)}
        {text('body', words.body)}
        {number('year', words.year)}
        {number('seats', words.seats)}
        {number('majority', words.majority, words.majorityHelp)}
        <Choice
          size="small"
          label={words.stage}
          value={draft.stage}
          options={electionStages.map((stage) => [stage, words[wordOfStage[stage]]])}
          onChange={(stage) => change({ stage })}
          sx={{ minWidth: 160 }}
        />
        <IndianTimeField
          {...field('countingAt', words.countingAt)}
          fullWidth={false}
          wrong={refused?.fields.countingAt}
          value={localMoment(draft.countingAt ?? '')}
          onChange={(typed) => change({ countingAt: typed === '' ? null : momentOf(typed) })}
          sx={{ minWidth: 245 }}
        />
        <Choice
          size="small"
          label={words.ofState}
          value={draft.state}
          options={[['', words.national], ...draft.states.map(({ slug, name }) => [slug, name] as const)]}
          onChange={(state) => change({ state })}
          sx={{ minWidth: 160 }}
        />
        {text('tagSlug', words.tag)}
        {text('beforeName', words.beforeName)}
        <OnOff as="box" label={words.main} checked={draft.isMain} onChange={(isMain) => change({ isMain })} />
      </Box>
      <RowsEditor {...listOf('blocks', words.blocks)} rows={draft.blocks} onChange={(blocks) => change({ blocks })} />
      <RowsEditor {...listOf('parties', words.parties)} rows={draft.parties} onChange={(parties) => change({ parties })} />
      <RowsEditor {...listOf('alliances', words.alliances)} rows={draft.alliances} onChange={(alliances) => change({ alliances })} />
      <RowsEditor {...listOf('states', words.state)} rows={draft.states} onChange={(states) => change({ states })} />
      <RowsEditor {...listOf('regions', words.regions)} rows={draft.regions} onChange={(regions) => change({ regions })} />
      <RowsEditor {...listOf('phases', words.phases)} rows={draft.phases} onChange={(phases) => change({ phases })} />
    </PlainForm>
  );
}
