import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { CreateButton, Datagrid, FunctionField, List, SearchInput, SimpleList, TopToolbar } from 'react-admin';
import { dateTime } from '../../../newsroom/dateTime.ts';
import { useWords } from '../../../newsroom/language.ts';
import { redirectWords } from '../newsroomWords.ts';
import type { Redirect } from '../queries.ts';
import { useStatusWords } from './statusWords.ts';

const PER_PAGE = 50;

/** Addresses are long and have no spaces. */
const Address = ({ children }: { children: string }): ReactNode => (
  <Box component="span" dir="ltr" sx={{ display: 'block', minWidth: { sm: 240 }, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

const InOneLine = ({ children }: { children: string }): ReactNode => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** Where what once stood at an address is now, the newest first. */
export function RedirectList(): ReactNode {
  const words = useWords(redirectWords);
  const wordsOf = useStatusWords();
  const isSmall = useMediaQuery('(max-width: 700px)');
  const [filters] = useState(() => [<SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: 280 }} />]);
  const create = <CreateButton label={words.newRedirect} />;
  const nothing = <Typography sx={{ p: 2, color: 'text.secondary' }}>{words.none}</Typography>;
  return (
    <List
      title={words.redirects}
      filters={filters}
      exporter={false}
      perPage={PER_PAGE}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={false}
      // On a phone the button floats over the list, and needs no row of its own.
      actions={isSmall ? create : <TopToolbar>{create}</TopToolbar>}
    >
      {isSmall ? (
        <SimpleList<Redirect>
          rowClick="edit"
          empty={nothing}
          primaryText={(row) => <Address>{row.from}</Address>}
          secondaryText={(row) => <Address>{row.status === 410 ? wordsOf(row.status) : `→ ${row.to}`}</Address>}
        />
      ) : (
        <Datagrid bulkActionButtons={false} rowClick="edit" empty={nothing}>
          <FunctionField<Redirect> source="from" label={words.from} render={(row) => <Address>{row.from}</Address>} />
          <FunctionField<Redirect> label={words.to} render={(row) => <Address>{row.to}</Address>} />
          <FunctionField<Redirect> label={words.kind} render={(row) => <InOneLine>{wordsOf(row.status)}</InOneLine>} />
          <FunctionField<Redirect>
            source="createdAt"
            label={words.added}
            render={(row) => <InOneLine>{dateTime(row.createdAt)}</InOneLine>}
          />
        </Datagrid>
      )}
    </List>
  );
}
