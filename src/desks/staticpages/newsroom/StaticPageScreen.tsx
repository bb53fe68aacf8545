import { mdiArrowLeft, mdiOpenInNew } from '@mdi/js';
import { Alert, Box, Button } from '@mui/material';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ActionBar } from '../../../newsroom/ActionBar.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import { DocumentEditor } from '../../stories/newsroom/editor/DocumentEditor.tsx';
import { type EditedPage, type StaticPageForEditing, staticPageSlugs } from '../documents/staticPageDraft.ts';
import { changeStaticPage, readStaticPage } from './endpoints.ts';
import { staticPageScreenWords } from './words.ts';

/** The form of a static page. */
export function StaticPageScreen(): ReactNode {
  const words = useWords(staticPageScreenWords);
  const { slug: name = '' } = useParams();
  const slug = staticPageSlugs.find((one) => one === name);
  const { data, error } = useQuery({
    queryKey: ['static-pages', slug],
    queryFn: slug === undefined ? skipToken : () => callApi(readStaticPage, { params: { slug } }),
    // A refetch must not replace what is being edited.
    refetchOnWindowFocus: false,
  });
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={data?.title || words.title} />
      <Button component={Link} to="/static-pages" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 1 }}>
        {words.back}
      </Button>
      {slug === undefined && <Alert severity="error">{words.noPage}</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <PageForm key={slug} page={data} />}
    </Box>
  );
}

function PageForm({ page }: { page: StaticPageForEditing }): ReactNode {
  const words = useWords(staticPageScreenWords);
  const client = useQueryClient();
  const [{ begunFrom, saved }, setCurrent] = useState<{ begunFrom: string | null; saved: EditedPage }>({
    begunFrom: page.updatedAt,
    saved: { title: page.title, description: page.description, body: page.body },
  });
  const { draft, change, isChanged, isSaving, refused, save: saveDraft } = useDraft(saved);
  const save = () =>
    saveDraft(async (sent) => {
      const { updatedAt } = await callApi(changeStaticPage, { params: { slug: page.id }, body: { ...sent, begunFrom } });
      setCurrent({ begunFrom: updatedAt, saved: sent });
      await client.invalidateQueries({ queryKey: ['static-pages'] });
      notify(words.saved, { type: 'success' });
    });
  useUnsavedWork(isChanged, save);
  const isBodyWrong = Object.keys(refused?.fields ?? {}).some((path) => path.startsWith('body'));
  return (
    <PlainForm onSubmit={save}>
      <ActionBar>
        <Button type="submit" variant="contained" loading={isSaving}>
          {words.save}
        </Button>
        {begunFrom && (
          <Button component="a" href={page.address} target="_blank" startIcon={<Icon path={mdiOpenInNew} />}>
            {words.see}
          </Button>
        )}
      </ActionBar>
      {refused && <OverlayAlert of={refused}>{isBodyWrong ? words.body : refused.message}</OverlayAlert>}
      <TextLine
        required
        label={words.pageTitle}
        value={draft.title}
        onChange={(title) => change({ title })}
        wrong={refused?.fields['title']}
      />
      <TextLine
        required
        lines={2}
        label={words.description}
        value={draft.description}
        onChange={(description) => change({ description })}
        wrong={refused?.fields['description']}
        help={words.descriptionHelp}
      />
      <Box sx={{ my: 2 }}>
        <DocumentEditor value={page.body} onChange={(body) => change({ body })} editable />
      </Box>
    </PlainForm>
  );
}
