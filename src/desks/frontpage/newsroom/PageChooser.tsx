import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { type FrontPageChoice, topicOfPage } from '../front/frontPages.ts';
import { listFrontPages } from './endpoints.ts';
import { frontScreenWords } from './words.ts';

const size = { width: 260 };

/** Selects the page to arrange. */
export function PageChooser({ page }: { page: string }): ReactNode {
  const words = useWords(frontScreenWords);
  const navigate = useNavigate();
  const { data } = useQuery(queryOf(['front-pages'], listFrontPages));
  const choices = data?.data ?? [];
  const chosen = choices.find((choice) => choice.page === page);
  const go = (to: string) => navigate(to === 'home' ? '/frontpage' : `/frontpage/${to}`);
  const groupOf = (choice: FrontPageChoice) => {
    const kind = topicOfPage(choice.page)?.kind;
    return kind === 'category' ? words.categories : kind === 'city' ? words.cities : '';
  };
  // Keeps the place until the pages have come.
  if (!chosen) return <TextField sx={size} size="small" label={words.page} disabled />;
  return (
    <Autocomplete
      sx={size}
      size="small"
      disableClearable
      options={choices}
      value={chosen}
      groupBy={groupOf}
      getOptionKey={(choice) => choice.page}
      getOptionLabel={({ name, parentName }) => (name === '' ? words.home : parentName === '' ? name : `${parentName} › ${name}`)}
      isOptionEqualToValue={(one, other) => one.page === other.page}
      onChange={(_event, choice) => go(choice.page)}
      renderInput={(params) => <TextField {...params} label={words.page} />}
    />
  );
}
