import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import {
  BooleanField,
  CreateButton,
  Datagrid,
  DateField,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  TextField,
  TopToolbar,
} from 'react-admin';
import { useWords } from '../../../newsroom/language.ts';
import { sideScroll } from '../../../newsroom/sideScroll.ts';
import { type Role, roles } from '../../../site/newsroom/staff.ts';
import { roleWords, staffWords } from './words.ts';

/** Everybody who works at the paper. */
export function StaffList(): ReactNode {
  const words = useWords(staffWords);
  const roleNames = useWords(roleWords);
  const [filters] = useState(() => [
    <SearchInput key="q" source="q" alwaysOn placeholder={words.search} />,
    <SelectInput key="role" source="role" label={words.role} choices={roles.map((id) => ({ id, name: roleNames[id] }))} alwaysOn />,
  ]);
  return (
    <List
      title={words.staff}
      filters={filters}
      exporter={false}
      perPage={50}
      actions={
        <TopToolbar>
          <CreateButton label={words.invite} />
        </TopToolbar>
      }
    >
      <Box sx={sideScroll('paper')}>
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <TextField source="name" label={words.name} sortable={false} />
          <TextField source="email" label={words.email} sortable={false} />
          <FunctionField label={words.role} render={({ role }: { role: Role }) => roleNames[role]} />
          <BooleanField source="hasSecondFactor" label={words.hasSecondFactor} sortable={false} />
          <BooleanField source="suspended" label={words.suspended} sortable={false} />
          <DateField source="createdAt" label={words.since} sortable={false} locales="en-GB" />
        </Datagrid>
      </Box>
    </List>
  );
}
