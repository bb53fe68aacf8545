import { Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import type { EditionRow } from '../editions/editionDraft.ts';
import { type EditedEdition, EditionForm } from './EditionForm.tsx';
import { EditionPreview } from './EditionPreview.tsx';
import { changeEditionCall, readEditionCall } from './editionEndpoints.ts';
import { IssueHistory } from './IssueHistory.tsx';
import { editionScreenWords } from './words.ts';

const REFRESH_MS = 2_000;

/** One edition: its fields, how it looks now, and its issues. */
export function EditionScreen(): ReactNode {
  const words = useWords(editionScreenWords);
  const id = Number(useParams()['id']);
  const client = useQueryClient();
  const { data, error } = useQuery({
    ...queryOf(['newsletter', 'edition', id], readEditionCall, { params: { id } }),
    refetchInterval: REFRESH_MS,
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['newsletter'] });
  return (
    <SubScreen title={data?.edition.name ?? words.edition} back={['/newsletter-editions', words.back]} error={error}>
      {data && (
        <>
          <EditionFields key={id} loaded={data.edition} onSaved={refresh} />
          <EditionPreview edition={data.edition} issues={data.issues} onChanged={refresh} />
          <Typography variant="h6" component="h2" sx={{ mt: 4 }}>
            {words.history}
          </Typography>
          <IssueHistory issues={data.issues} onChanged={refresh} />
        </>
      )}
    </SubScreen>
  );
}

type FieldsProps = { loaded: EditionRow; onSaved: () => Promise<unknown> };

function EditionFields({ loaded, onSaved }: FieldsProps): ReactNode {
  const words = useWords(editionScreenWords);
  const params = { id: loaded.id };
  const save = async ({ id, topicId, ...body }: EditedEdition) => {
    const saved = await callApi(changeEditionCall, { params, body });
    notify(words.saved, { type: 'success' });
    await onSaved();
    return { id, topicId, ...saved };
  };
  const reload = async () => (await callApi(readEditionCall, { params })).edition;
  return <EditionForm current={loaded} onSave={save} reload={reload} />;
}
