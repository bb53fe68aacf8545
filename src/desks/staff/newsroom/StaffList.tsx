import { mdiCheck, mdiClose, mdiPlus } from '@mdi/js';
import { Box, Button, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { sideScroll } from '../../../newsroom/frame/sideScroll.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ColumnsMenu } from '../../../newsroom/lists/columns/ColumnsMenu.tsx';
import { type Column, type Columns, hiddenColumns, useColumns } from '../../../newsroom/lists/columns/useColumns.ts';
import { ListFrame } from '../../../newsroom/lists/ListFrame.tsx';
import { SelectFilter, TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { useList } from '../../../newsroom/lists/useList.ts';
import { useOpenRow } from '../../../newsroom/lists/useOpenRow.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { newsroomWords } from '../../../newsroom/words.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { roles } from '../../../site/newsroom/staff.ts';
import { type StaffRow, staffEndpoints, staffFilter } from './endpoints.ts';
import { roleWords, staffWords } from './words.ts';

const hidden = hiddenColumns('staff');

/** The columns of the table beside the name. */
function useStaffColumns(): Columns<StaffRow> {
  const words = useWords(staffWords);
  const roleNames = useWords(roleWords);
  const all: Column<StaffRow>[] = [
    { id: 'email', label: words.email, cell: ({ email }) => email },
    { id: 'role', label: words.role, cell: ({ role }) => roleNames[role] },
    { id: 'hasSecondFactor', label: words.hasSecondFactor, cell: ({ hasSecondFactor }) => <YesOrNo is={hasSecondFactor} /> },
    { id: 'suspended', label: words.suspended, cell: ({ suspended }) => <YesOrNo is={suspended} /> },
    { id: 'createdAt', label: words.since, cell: ({ createdAt }) => dayAndMonth(new Date(createdAt)) },
  ];
  return useColumns(hidden, all);
}

/** All accounts. */
export function StaffList(): ReactNode {
  const words = useWords(staffWords);
  const roleNames = useWords(roleWords);
  const openRow = useOpenRow();
  const columns = useStaffColumns();
  const list = useList({
    name: 'staff',
    read: (query, signal) => callApi(staffEndpoints.list, { query, signal }),
    filter: staffFilter,
    perPage: 50,
    filters: ['q', 'role'],
  });
  const roleChoices = roles.map((id) => ({ id, name: roleNames[id] }));
  return (
    <>
      <Title title={words.staff} />
      <ListFrame
        list={list}
        rowsPerPage={[10, 25, 50]}
        columns={<ColumnsMenu columns={columns} />}
        filters={
          <>
            <TextFilter list={list} name="q" label={words.search} />
            <SelectFilter list={list} name="role" label={words.role} choices={roleChoices} />
          </>
        }
        actions={
          <Button component={RouterLink} to="/staff/create" size="small" startIcon={<Icon path={mdiPlus} />}>
            {words.invite}
          </Button>
        }
      >
        <Box sx={sideScroll('paper')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{words.name}</TableCell>
                {columns.shown.map(({ id, label }) => (
                  <TableCell key={id}>{label}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {list.rows.map((row) => (
                <TableRow key={row.id} hover onClick={(event) => openRow(event, `/staff/${row.id}`)} sx={{ cursor: 'pointer' }}>
                  <TableCell>
                    <Link component={RouterLink} to={`/staff/${row.id}`} color="inherit" underline="none">
                      {row.name}
                    </Link>
                  </TableCell>
                  {columns.shown.map(({ id, cell }) => (
                    <TableCell key={id}>{cell(row)}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </ListFrame>
    </>
  );
}

function YesOrNo({ is }: { is: boolean }): ReactNode {
  const words = useWords(newsroomWords);
  return <Icon path={is ? mdiCheck : mdiClose} fontSize="small" titleAccess={is ? words.yes : words.no} />;
}
