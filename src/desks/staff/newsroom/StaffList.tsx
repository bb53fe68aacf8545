import { mdiCheck, mdiClose, mdiPlus } from '@mdi/js';
import { Box, Button, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { sideScroll } from '../../../newsroom/frame/sideScroll.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ListFrame } from '../../../newsroom/lists/ListFrame.tsx';
import { SelectFilter, TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { useList } from '../../../newsroom/lists/useList.ts';
import { useOpenRow } from '../../../newsroom/lists/useOpenRow.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { newsroomWords } from '../../../newsroom/words.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { roles } from '../../../site/newsroom/staff.ts';
import { staffEndpoints, staffFilter } from './endpoints.ts';
import { roleWords, staffWords } from './words.ts';

/** All accounts. */
export function StaffList(): ReactNode {
  const words = useWords(staffWords);
  const roleNames = useWords(roleWords);
  const openRow = useOpenRow();
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
                {[words.name, words.email, words.role, words.hasSecondFactor, words.suspended, words.since].map((heading) => (
                  <TableCell key={heading}>{heading}</TableCell>
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
                  <TableCell>{row.email}</TableCell>
                  <TableCell>{roleNames[row.role]}</TableCell>
                  <TableCell>
                    <YesOrNo is={row.hasSecondFactor} />
                  </TableCell>
                  <TableCell>
                    <YesOrNo is={row.suspended} />
                  </TableCell>
                  <TableCell>{dayAndMonth(new Date(row.createdAt))}</TableCell>
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
