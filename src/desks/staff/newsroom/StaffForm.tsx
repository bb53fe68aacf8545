import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { SaveBar } from '../../../newsroom/SaveBar.tsx';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { newsroomWords } from '../../../newsroom/words.ts';
import { roles } from '../../../site/newsroom/staff.ts';
import { TopicsChoice } from '../../taxonomy/newsroom/TopicChoice.tsx';
import type { StaffDraft } from '../accounts/staffDraft.ts';
import { staffEndpoints } from './endpoints.ts';
import { roleWords, staffWords } from './words.ts';

/** The version of an account is the one that its fields were read with; a new one has 0 and no id. */
export type EditedStaff = StaffDraft & { id?: string; version: number };

type Props = {
  current: EditedStaff;
  isNew?: boolean;
  label: string;
  /** Returns the account as it is then, if the form goes on with it. Throws `CallError` if it is rejected. */
  onSave: (draft: EditedStaff) => Promise<EditedStaff | undefined>;
  /** Reads the account as it is now, after somebody else has changed it. */
  reload?: () => Promise<EditedStaff>;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const fieldsOf = ({ id: _id, version: _version, ...fields }: EditedStaff): StaffDraft => fields;

/** The server writes addresses in small letters. */
const lasting = (fields: StaffDraft): StaffDraft => ({ ...fields, email: fields.email.toLowerCase() });

/** An account with the address of one that was added without an answer, which nobody has used yet. */
const readAdded = async ({ email }: StaffDraft, since: number): Promise<EditedStaff[]> => {
  const { data } = await callApi(staffEndpoints.list, { query: { filter: { q: email } } });
  return data.filter(({ createdAt, hasSecondFactor }) => Date.parse(createdAt) > since && !hasSecondFactor);
};

/** The form for an account. */
export function StaffForm({ current, isNew = false, label, onSave, reload }: Props): ReactNode {
  const words = useWords(staffWords);
  const common = useWords(newsroomWords);
  const roleNames = useWords(roleWords);
  const form = useRecordDraft(current, fieldsOf, reload, typedOver, readAdded, lasting);
  const { setRow, draft, change, isChanged, isSaving, refused, loadPresent } = form;
  const save = () =>
    form.save(async (typed, row) => {
      const sent = { ...row, ...typed };
      // The server says of any malformed value only that it is not right.
      if (sent.email !== '' && !EMAIL.test(sent.email.trim())) {
        throw new CallError(422, common.invalidForm, { email: common.badEmail }, undefined);
      }
      setRow((await onSave(sent)) ?? sent);
    });
  // An invitation shows a link to be passed on, so it is not sent by leaving the screen.
  useUnsavedWork(isChanged, isNew ? undefined : save);
  const wrong = (field: keyof StaffDraft) => refused?.fields[field];
  return (
    <PlainForm onSubmit={save}>
      {refused && <ReloadOverlay refused={refused} onReload={loadPresent} />}
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 1 }}>
        <TextLine
          required
          fullWidth={false}
          label={words.name}
          autoComplete="off"
          value={draft.name}
          onChange={(name) => change({ name })}
          wrong={wrong('name')}
        />
        <TextLine
          required
          fullWidth={false}
          label={words.email}
          type="email"
          autoComplete="off"
          value={draft.email}
          onChange={(email) => change({ email })}
          wrong={wrong('email')}
        />
        <Choice
          required
          label={words.role}
          value={draft.role}
          options={roles.map((role) => [role, roleNames[role]] as const)}
          onChange={(role) => change({ role })}
          error={wrong('role') !== undefined}
          helperText={wrong('role')}
          sx={{ minWidth: '10rem' }}
        />
        <TopicsChoice
          kind="category"
          label={words.desks}
          value={draft.deskIds}
          onChange={(deskIds) => change({ deskIds })}
          error={wrong('deskIds') !== undefined}
          helperText={wrong('deskIds') ?? words.desksNote}
        />
        <TopicsChoice
          kind="city"
          label={words.cities}
          value={draft.cityIds}
          onChange={(cityIds) => change({ cityIds })}
          error={wrong('cityIds') !== undefined}
          helperText={wrong('cityIds') ?? words.citiesNote}
        />
        {!isNew && <OnOff label={words.suspended} checked={draft.suspended} onChange={(suspended) => change({ suspended })} />}
      </Box>
      <SaveBar label={label} isChanged={isChanged} isSaving={isSaving} />
    </PlainForm>
  );
}
