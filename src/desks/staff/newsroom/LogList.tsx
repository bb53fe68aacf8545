import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import {
  Datagrid,
  FunctionField,
  List,
  Pagination,
  ReferenceInput,
  SelectInput,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { dateTime } from '../../../newsroom/dateTime.ts';
import { useWords } from '../../../newsroom/language.ts';
import { useActionWords } from '../../../newsroom/screensContext.ts';
import { staffWords } from '../newsroomWords.ts';

const asText = (value: unknown, nothing: string): string =>
  value === null || value === undefined ? nothing : JSON.stringify(value, null, 2);

function BeforeAndAfter(): ReactNode {
  const words = useWords(staffWords);
  const record = useRecordContext();
  if (!record) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2, py: 1 }}>
      {[
        { title: words.before, value: record['before'] },
        { title: words.after, value: record['after'] },
      ].map(({ title, value }) => (
        <Box key={title} sx={{ minWidth: 0 }}>
          <Typography variant="caption" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem', lineHeight: 1.7 }}>
            {asText(value, words.nothing)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Who changed what, the newest first; a row opens to what stood there before and after. */
export function LogList(): ReactNode {
  const words = useWords(staffWords);
  const actionIn = useActionWords();
  const [filters] = useState(() => [
    <ReferenceInput key="staffId" source="staffId" reference="staff" alwaysOn>
      <SelectInput label={words.who} optionText="name" />
    </ReferenceInput>,
    <TextInput key="subject" source="subject" label={words.onWhat} placeholder="story:12" alwaysOn />,
  ]);
  return (
    <List title={words.log} filters={filters} exporter={false} perPage={50} pagination={<Pagination rowsPerPageOptions={[50]} />}>
      <Datagrid bulkActionButtons={false} rowClick={false} expand={<BeforeAndAfter />}>
        <FunctionField label={words.when} render={({ at }: { at: string }) => dateTime(at)} />
        <TextField source="staffName" label={words.who} sortable={false} />
        <FunctionField label={words.what} render={({ action }: { action: string }) => actionIn(action)} />
        <TextField source="subject" label={words.onWhat} sortable={false} />
      </Datagrid>
    </List>
  );
}
