import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useNavigateWhileOpen } from '../../../newsroom/useNavigateWhileOpen.ts';
import { type EditedEdition, EditionForm } from './EditionForm.tsx';
import { addEditionCall, listEditions } from './editionEndpoints.ts';
import { editionScreenWords } from './words.ts';

const SEVEN_IN_THE_MORNING = 7 * 60;

/** A new edition: from the front page, or of a category that has none. */
export function NewEditionScreen(): ReactNode {
  const words = useWords(editionScreenWords);
  const client = useQueryClient();
  const navigate = useNavigateWhileOpen();
  const { data, error } = useQuery({ ...queryOf(['newsletter', 'editions'], listEditions), refetchOnWindowFocus: false });
  const sources = data
    ? [...(data.hasFront ? [] : [[0, words.front] as const]), ...data.categories.map(({ id, name }) => [id, name] as const)]
    : [];
  const first = sources[0]?.[0] ?? 0;
  const draft: EditedEdition = {
    topicId: first === 0 ? null : first,
    name: '',
    subject: '{lead}',
    days: [0, 1, 2, 3, 4, 5, 6],
    minute: SEVEN_IN_THE_MORNING,
    isActive: true,
    version: 0,
  };
  const add = async ({ version: _, ...body }: EditedEdition) => {
    const { id } = await callApi(addEditionCall, { body });
    await client.invalidateQueries({ queryKey: ['newsletter'] });
    notify(words.saved, { type: 'success' });
    // After what was written no longer counts as unsaved.
    setTimeout(() => navigate(`/newsletter-editions/${id}`));
    return undefined;
  };
  return (
    <SubScreen title={words.add} back={['/newsletter-editions', words.back]} error={error}>
      {data && <EditionForm current={draft} sources={sources} isNew onSave={add} />}
    </SubScreen>
  );
}
