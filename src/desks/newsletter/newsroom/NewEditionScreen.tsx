import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useNavigateWhileOpen } from '../../../newsroom/useNavigateWhileOpen.ts';
import { type EditedEdition, EditionForm } from './EditionForm.tsx';
import { addEditionCall, changeEditionCall, listEditions } from './editionEndpoints.ts';
import { editionScreenWords } from './words.ts';

const SEVEN_IN_THE_MORNING = 7 * 60;

/** A new edition: from the front page, or of a category that has none. */
export function NewEditionScreen(): ReactNode {
  const words = useWords(editionScreenWords);
  const client = useQueryClient();
  const navigate = useNavigateWhileOpen();
  // Read again, it would no longer offer what was added by a press that was not answered.
  const { data, error } = useQuery({
    ...queryOf(['newsletter', 'editions'], listEditions),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const sources = data
    ? [...(data.hasFront ? [] : [[0, words.front] as const]), ...data.categories.map(({ id, name }) => [id, name] as const)]
    : [];
  const first = sources[0]?.[0] ?? 0;
  const draft: EditedEdition = {
    id: 0,
    topicId: first === 0 ? null : first,
    name: '',
    subject: '{lead}',
    days: [0, 1, 2, 3, 4, 5, 6],
    minute: SEVEN_IN_THE_MORNING,
    isActive: true,
    version: 0,
  };
  const readAdded = async () => (await callApi(listEditions)).editions;
  // With an id it was added by an earlier press.
  const add = async ({ id: added, version, ...body }: EditedEdition) => {
    const { topicId: _, ...changed } = body;
    if (added > 0) await callApi(changeEditionCall, { params: { id: added }, body: { ...changed, version } });
    const id = added > 0 ? added : (await callApi(addEditionCall, { body })).id;
    await client.invalidateQueries({ queryKey: ['newsletter'] });
    notify(words.saved, { type: 'success' });
    // After what was written no longer counts as unsaved.
    setTimeout(() => navigate(`/newsletter-editions/${id}`));
    return undefined;
  };
  return (
    <SubScreen title={words.add} back={['/newsletter-editions', words.back]} error={error}>
      {data && <EditionForm current={draft} sources={sources} isNew onSave={add} readAdded={readAdded} />}
    </SubScreen>
  );
}
