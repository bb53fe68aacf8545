import { mdiOpenInNew } from '@mdi/js';
import { Alert, Box, Button } from '@mui/material';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ActionBar } from '../../../newsroom/ActionBar.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
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
    <SubScreen title={data?.title || words.title} back={['/static-pages', words.back]} error={error}>
      {slug === undefined && <Alert severity="error">{words.noPage}</Alert>}
      {data && <PageForm key={slug} page={data} />}
    </SubScreen>
  );
}

const fieldsOf = ({ title, description, body }: StaticPageForEditing): EditedPage => ({ title, description, body });

function PageForm({ page }: { page: StaticPageForEditing }): ReactNode {
  const words = useWords(staticPageScreenWords);
  const client = useQueryClient();
  const params = { slug: page.id };
  const form = useRecordDraft(page, fieldsOf, () => callApi(readStaticPage, { params }));
  const { row, setRow, draft, change, isChanged, isSaving, refused, loadPresent } = form;
  const save = () =>
    form.save(async (sent, { updatedAt }) => {
      const saved = await callApi(changeStaticPage, { params, body: { ...sent, begunFrom: updatedAt } });
      setRow({ ...saved, ...sent });
      await client.invalidateQueries({ queryKey: ['static-pages'] });
      notify(words.saved, { type: 'success' });
    });
  useUnsavedWork(isChanged, save);
  // The editor holds its text itself; a text that did not come from it needs a new editor.
  const [inEditor, setInEditor] = useState({ body: draft.body, count: 0 });
  if (JSON.stringify(inEditor.body) !== JSON.stringify(draft.body)) setInEditor({ body: draft.body, count: inEditor.count + 1 });
  const write = (body: EditedPage['body']) => {
    setInEditor((present) => ({ ...present, body }));
    change({ body });
  };
  const isBodyWrong = Object.keys(refused?.fields ?? {}).some((path) => path.startsWith('body'));
  return (
    <PlainForm onSubmit={save}>
      <ActionBar>
        <Button type="submit" variant="contained" loading={isSaving}>
          {words.save}
        </Button>
        {row.updatedAt && (
          <Button component="a" href={page.address} target="_blank" startIcon={<Icon path={mdiOpenInNew} />}>
            {words.see}
          </Button>
        )}
      </ActionBar>
      {refused && isBodyWrong && <OverlayAlert of={refused}>{words.body}</OverlayAlert>}
      {refused && !isBodyWrong && <ReloadOverlay refused={refused} onReload={loadPresent} />}
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
        <DocumentEditor key={inEditor.count} value={inEditor.body} onChange={write} />
      </Box>
    </PlainForm>
  );
}
