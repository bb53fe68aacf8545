import { mdiImagePlusOutline } from '@mdi/js';
import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ContentEditing, type Editing } from '../../../content/newsroom/ContentEditing.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { textFields } from '../../../newsroom/fields/textFields.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useLanguage, useWords } from '../../../newsroom/language.ts';
import { identified, SortableList } from '../../../newsroom/lists/SortableList.tsx';
import { type ChosenPicture, PicturePicker } from '../../pictures/newsroom/PicturePicker.tsx';
import { PictureThumb } from '../../pictures/newsroom/PictureThumb.tsx';
import { CategoryField } from '../../taxonomy/newsroom/TopicChoice.tsx';
import { missingInWebStory, type WebStoryDraft, type WebStoryPageDraft } from '../editing/webStoryDraft.ts';
import { webStoryEndpoints } from './endpoints.ts';
import { PageForm } from './PageForm.tsx';
import { PagePreview } from './PagePreview.tsx';
import { webStoryDeskWords } from './words.ts';

/** An empty story; a category must be chosen before it can be saved. */
const empty: WebStoryDraft = { title: '', description: '', categoryId: 0, poster: null, pages: [] };

/** The form for a web story, page by page. */
export function WebStoryScreen(): ReactNode {
  const words = useWords(webStoryDeskWords);
  const language = useLanguage();
  const missing = (draft: WebStoryDraft) => [
    ...new Set(
      missingInWebStory(draft).map(({ path, message }) => {
        const page = /^pages\.(\d+)/.exec(path)?.[1];
        return page === undefined ? message[language] : `${words.page} ${Number(page) + 1}: ${message[language]}`;
      }),
    ),
  ];
  return (
    <ContentEditing
      title={words.story}
      path="/web-stories"
      endpoints={webStoryEndpoints}
      permission="webstories.write"
      empty={empty}
      missing={missing}
    >
      {(editing) => <WebStoryForm {...editing} />}
    </ContentEditing>
  );
}

function WebStoryForm({ draft, change, wrong, disabled }: Editing<WebStoryDraft>): ReactNode {
  const words = useWords(webStoryDeskWords);
  const [chosen, setChosen] = useState(0);
  const [choosing, setChoosing] = useState<'pages' | 'poster' | undefined>();
  const at = Math.min(chosen, draft.pages.length - 1);
  const page = draft.pages[at];
  const pages = identified(draft.pages);
  const field = textFields<'title' | 'description'>(words, { draft, change, wrong: (name) => wrong[name], disabled });
  const choose = (pictures: readonly ChosenPicture[]) => {
    setChoosing(undefined);
    const [first] = pictures;
    if (choosing === 'poster') {
      if (first) change({ poster: first.key });
      return;
    }
    const added = pictures.map(
      ({ key }): WebStoryPageDraft => ({
        picture: key,
        headline: '',
        text: '',
        credit: '',
        link: { href: '', label: '' },
        placement: 'bottom',
        seconds: null,
      }),
    );
    change({ pages: [...draft.pages, ...added] });
    setChosen(draft.pages.length);
  };
  const changePage = (changes: Partial<WebStoryPageDraft>) =>
    change({ pages: draft.pages.map((one, place) => (place === at ? { ...one, ...changes } : one)) });
  const poster = draft.poster ?? draft.pages[0]?.picture;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '19rem 1fr' }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0 }}>
        <TextLine {...field('title')} help={`${draft.title.length} / 70`} lines={2} />
        <TextLine {...field('description')} help={words.descriptionHelp} lines={3} />
        <CategoryField label={words.category} draft={draft} change={change} wrong={wrong} disabled={disabled} />
        <Typography variant="caption" component="p" sx={{ color: wrong['poster'] ? 'error.main' : 'text.secondary' }}>
          {wrong['poster'] ?? words.posterHelp}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'end', mt: 0.5 }}>
          <Box sx={{ width: 90, aspectRatio: '3 / 4', backgroundColor: 'divider' }}>
            {poster && <PictureThumb picture={poster} crop="poster" width={192} />}
          </Box>
          {!disabled && <Button onClick={() => setChoosing('poster')}>{words.choosePoster}</Button>}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
          <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
            {words.pages} ({draft.pages.length})
          </Typography>
          {!disabled && (
            <Button variant="outlined" startIcon={<Icon path={mdiImagePlusOutline} />} onClick={() => setChoosing('pages')}>
              {words.addPages}
            </Button>
          )}
        </Box>
        <SortableList
          items={pages}
          label={words.pages}
          disabled={disabled}
          nameOf={(_page, place) => `${words.page} ${place + 1}`}
          onSorted={(moved) => {
            const name = pages[at]?.id;
            change({ pages: moved.map(({ id: _id, ...one }) => one) });
            setChosen(
              Math.max(
                0,
                moved.findIndex(({ id }) => id === name),
              ),
            );
          }}
          sx={{ display: 'flex', gap: 1, overflowX: 'auto', pb: 1, mb: 2, '& > li': { flex: 'none' } }}
        >
          {(one, place, handle) => (
            <Box sx={{ width: 72 }}>
              <ButtonBase
                onClick={() => setChosen(place)}
                aria-label={`${words.page} ${place + 1}`}
                aria-current={place === at}
                sx={{ outline: place === at ? '3px solid' : 'none', outlineColor: 'primary.main', outlineOffset: -3 }}
              >
                <PagePreview page={one} width={72} />
              </ButtonBase>
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'center',
                  color: hasFault(wrong, place) ? 'error.main' : 'text.secondary',
                }}
              >
                {handle}
                <Typography variant="caption">{place + 1}</Typography>
              </Box>
            </Box>
          )}
        </SortableList>
        {!page && <Typography sx={{ color: wrong['pages'] ? 'error.main' : 'text.secondary' }}>{words.noPages}</Typography>}
        {page && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
            <PagePreview page={page} width={300} />
            <PageForm
              key={pages[at]?.id}
              page={page}
              wrong={(field) => wrong[`pages.${at}.${field}`]}
              disabled={disabled}
              onChange={changePage}
              onRemove={() => change({ pages: draft.pages.filter((_, place) => place !== at) })}
            />
          </Box>
        )}
      </Box>
      <PicturePicker many={choosing !== 'poster'} open={choosing !== undefined} onClose={() => setChoosing(undefined)} onChoose={choose} />
    </Box>
  );
}

const hasFault = (wrong: Record<string, string>, page: number): boolean =>
  Object.keys(wrong).some((path) => path.startsWith(`pages.${page}.`));
