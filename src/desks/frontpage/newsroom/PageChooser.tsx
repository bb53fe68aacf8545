import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Confirm } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ask } from '../../../newsroom/ask.ts';
import { useWords } from '../../../newsroom/language.ts';
import { type FrontPageChoice, topicOfPage } from '../frontPages.ts';
import { frontScreenWords } from '../newsroomWords.ts';

/** Chooses the page that is arranged; an arrangement that is not saved is not left unasked. */
export function PageChooser({ page, isChanged }: { page: string; isChanged: boolean }): ReactNode {
  const words = useWords(frontScreenWords);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | undefined>();
  const { data } = useQuery({ queryKey: ['front-pages'], queryFn: () => ask<{ data: FrontPageChoice[] }>('get', '/front-pages') });
  useEffect(() => {
    if (!isChanged) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isChanged]);
  const choices = data?.data ?? [];
  const chosen = choices.find((choice) => choice.page === page);
  const go = (to: string) => navigate(to === 'home' ? '/frontpage' : `/frontpage/${to}`);
  const groupOf = (choice: FrontPageChoice) => {
    const kind = topicOfPage(choice.page)?.kind;
    return kind === 'category' ? words.categories : kind === 'city' ? words.cities : '';
  };
  if (!chosen) return null;
  return (
    <>
      <Autocomplete
        sx={{ width: 260 }}
        size="small"
        disableClearable
        options={choices}
        value={chosen}
        groupBy={groupOf}
        getOptionKey={(choice) => choice.page}
        getOptionLabel={({ name, parentName }) => (name === '' ? words.home : parentName === '' ? name : `${parentName} › ${name}`)}
        isOptionEqualToValue={(one, other) => one.page === other.page}
        onChange={(_event, choice) => (isChanged ? setWanted(choice.page) : go(choice.page))}
        renderInput={(params) => <TextField {...params} label={words.page} />}
      />
      <Confirm
        isOpen={wanted !== undefined}
        title={words.page}
        content={words.unsaved}
        onConfirm={() => wanted !== undefined && go(wanted)}
        onClose={() => setWanted(undefined)}
      />
    </>
  );
}
