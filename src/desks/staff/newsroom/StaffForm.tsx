import type { ReactNode } from 'react';
import { BooleanInput, email, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { GuardedForm } from '../../../newsroom/GuardedForm.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { roles } from '../../../site/newsroom/staff.ts';
import { TopicsInput } from '../../taxonomy/newsroom/TopicChoice.tsx';
import { roleWords, staffWords } from './words.ts';

/** What an administrator says of an account. */
export function StaffFields({ isNew = false }: { isNew?: boolean }): ReactNode {
  const words = useWords(staffWords);
  const roleNames = useWords(roleWords);
  return (
    <>
      <GuardedForm />
      <TextInput source="name" label={words.name} validate={[required(), maxLength(80)]} />
      <TextInput source="email" label={words.email} type="email" validate={[required(), email()]} />
      <SelectInput
        source="role"
        label={words.role}
        choices={roles.map((id) => ({ id, name: roleNames[id] }))}
        defaultValue="reporter"
        validate={required()}
      />
      <TopicsInput source="deskIds" kind="category" label={words.desks} helperText={words.desksNote} />
      <TopicsInput source="cityIds" kind="city" label={words.cities} helperText={words.citiesNote} />
      {!isNew && <BooleanInput source="suspended" label={words.suspended} />}
    </>
  );
}
