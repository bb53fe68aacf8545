import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { CallError } from '../../../newsroom/callApi.ts';
import { GuardedForm } from '../../../newsroom/GuardedForm.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { SaveBar } from '../../../newsroom/SaveBar.tsx';
import { newsroomWords } from '../../../newsroom/words.ts';
import { roles } from '../../../site/newsroom/staff.ts';
import { TopicsInput } from '../../taxonomy/newsroom/TopicChoice.tsx';
import type { StaffDraft } from '../accounts/staffDraft.ts';
import { roleWords, staffWords } from './words.ts';

type Props = {
  draft: StaffDraft;
  isNew?: boolean;
  label: string;
  /** Throws `CallError` if it is rejected. */
  save: (draft: StaffDraft) => Promise<void>;
};

const MAX_NAME = 80;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form for an account. */
export function StaffForm({ draft, isNew = false, label, save }: Props): ReactNode {
  const words = useWords(staffWords);
  const common = useWords(newsroomWords);
  const roleNames = useWords(roleWords);
  const form = useForm<StaffDraft>({ defaultValues: draft });
  const { errors } = form.formState;
  const submit = form.handleSubmit(
    async (values) => {
      try {
        await save(values);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        notify(error.message, { type: 'error' });
        form.setError('root', { message: error.message });
        for (const name of ['name', 'email', 'role', 'deskIds', 'cityIds', 'suspended'] as const) {
          const message = error.fields[name];
          if (message !== undefined) form.setError(name, { message });
        }
      }
    },
    () => notify(common.invalidForm, { type: 'error' }),
  );
  const lookOf = (name: 'name' | 'email' | 'role') => ({
    required: true,
    error: errors[name] !== undefined,
    helperText: errors[name]?.message,
  });
  return (
    <FormProvider {...form}>
      <GuardedForm />
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 1 }}>
          <TextField
            label={words.name}
            autoComplete="off"
            {...lookOf('name')}
            {...form.register('name', {
              required: common.required,
              maxLength: { value: MAX_NAME, message: common.tooLong },
            })}
          />
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            {...lookOf('email')}
            {...form.register('email', { required: common.required, pattern: { value: EMAIL, message: common.badEmail } })}
          />
          <Controller
            name="role"
            control={form.control}
            rules={{ required: common.required }}
            render={({ field }) => (
              <TextField select label={words.role} {...lookOf('role')} {...field} sx={{ minWidth: '10rem' }}>
                {roles.map((role) => (
                  <MenuItem key={role} value={role}>
                    {roleNames[role]}
                  </MenuItem>
                ))}
              </TextField>
            )}
          />
          <TopicsInput source="deskIds" kind="category" label={words.desks} helperText={words.desksNote} />
          <TopicsInput source="cityIds" kind="city" label={words.cities} helperText={words.citiesNote} />
          {!isNew && (
            <Controller
              name="suspended"
              control={form.control}
              render={({ field: { value, ...field } }) => (
                <FormControlLabel label={words.suspended} control={<Switch checked={value} {...field} />} />
              )}
            />
          )}
        </Box>
        <SaveBar label={label} />
      </Box>
    </FormProvider>
  );
}
