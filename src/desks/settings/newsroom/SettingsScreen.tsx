import { mdiClose, mdiPlus } from '@mdi/js';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../newsroom/ActionBar.tsx';
import { callApi } from '../../../newsroom/callApi.ts';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { SortableLine, SortableList } from '../../../newsroom/lists/SortableList.tsx';
import { notify } from '../../../newsroom/notify.ts';
import { PlainForm } from '../../../newsroom/PlainForm.tsx';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import type { SiteFiles } from '../values/siteFiles.ts';
import type { SiteSettings } from '../values/siteSettings.ts';
import { changeSettings, type EditedSettings, readSettings } from './endpoints.ts';
import { CrawlerFields, SiteFilesFields } from './SiteFilesFields.tsx';
import { settingsScreenWords } from './words.ts';

const KEY = ['settings'];

/** The settings of the whole site, for administrators. */
export function SettingsScreen(): ReactNode {
  const words = useWords(settingsScreenWords);
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => callApi(readSettings), refetchOnWindowFocus: false });
  return (
    <Box sx={{ py: 2, maxWidth: 720 }}>
      <Title title={words.title} />
      <ReadError error={error} />
      {data && <SettingsForm current={data} />}
    </Box>
  );
}

/** A link being edited, identified by a number because its name changes during typing. */
type Link = { id: number; name: string; url: string };

const fieldsOf = ({ version: _, ...settings }: EditedSettings) => ({
  ...settings,
  social: settings.social.map((link, id) => ({ id, ...link })),
});

type Fields = ReturnType<typeof fieldsOf>;

/** What is sent, and what is the same once it is saved: links without their numbers. */
const sentOf = ({ social, ...settings }: Fields): SiteSettings => ({ ...settings, social: social.map(({ name, url }) => ({ name, url })) });

function SettingsForm({ current }: { current: EditedSettings }): ReactNode {
  const words = useWords(settingsScreenWords);
  const client = useQueryClient();
  const form = useRecordDraft(current, fieldsOf, () => callApi(readSettings), typedOver, undefined, sentOf);
  const { setRow, draft, change, isChanged, isSaving, refused, loadPresent } = form;
  const { ads, comments, social: links } = draft;
  const save = () =>
    form.save(async (typed, { version }) => {
      const saved = await callApi(changeSettings, { body: { ...sentOf(typed), version } });
      setRow(saved);
      client.setQueryData(KEY, saved);
      notify(words.saved, { type: 'success' });
    });
  useUnsavedWork(isChanged, save);
  const setLinks = (social: Link[]) => change({ social });
  const setAds = (changes: Partial<SiteSettings['ads']>) => change({ ads: { ...ads, ...changes } });
  const setComments = (changes: Partial<SiteSettings['comments']>) => change({ comments: { ...comments, ...changes } });
  const ofFiles = {
    files: draft.files,
    onChange: (changes: Partial<SiteFiles>) => change({ files: { ...draft.files, ...changes } }),
    wrong: (field: keyof SiteFiles) => refused?.fields[`files.${field}`],
  };
  const wrong = (at: number, field: 'name' | 'url') => refused?.fields[`social.${at}.${field}`];
  const setLink = (changed: Link) => setLinks(links.map((link) => (link.id === changed.id ? changed : link)));
  const row = (link: Link) => {
    const at = links.indexOf(link);
    const field = (name: 'name' | 'url') => (
      <TextField
        label={words[name]}
        value={link[name]}
        onChange={(event) => setLink({ ...link, [name]: event.target.value })}
        error={wrong(at, name) !== undefined}
        helperText={wrong(at, name)}
        sx={{ flex: name === 'url' ? 2 : 1, minWidth: name === 'url' ? '14rem' : 120 }}
      />
    );
    return (
      <Box sx={{ display: 'flex', flex: 1, flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}>
        {field('name')}
        {field('url')}
        <IconButton aria-label={`${words.remove}: ${link.name}`} onClick={() => setLinks(links.filter(({ id }) => id !== link.id))}>
          <Icon path={mdiClose} fontSize="small" />
        </IconButton>
      </Box>
    );
  };
  const nextId = Math.max(-1, ...links.map(({ id }) => id)) + 1;
  return (
    <PlainForm onSubmit={save}>
      <ActionBar>
        <Button type="submit" variant="contained" loading={isSaving}>
          {words.save}
        </Button>
      </ActionBar>
      <Part title={words.readers}>
        <OnOff label={words.isLoginRequired} checked={draft.isLoginRequired} onChange={(isLoginRequired) => change({ isLoginRequired })} />
        <FormHelperText>{words.isLoginRequiredHelp}</FormHelperText>
      </Part>
      <Part title={words.comments}>
        <OnOff label={words.commentsOpen} checked={comments.isOpen} onChange={(isOpen) => setComments({ isOpen })} />
        <FormHelperText>{words.commentsOpenHelp}</FormHelperText>
        <TextField
          type="number"
          label={words.closeAfterDays}
          value={comments.closeAfterDays || ''}
          onChange={(event) => setComments({ closeAfterDays: Number(event.target.value) })}
          error={refused?.fields['comments.closeAfterDays'] !== undefined}
          helperText={refused?.fields['comments.closeAfterDays']}
          slotProps={{ htmlInput: { min: 1, max: 365 } }}
          sx={{ mt: 2, maxWidth: '16rem' }}
        />
      </Part>
      <Part title={words.ads}>
        <OnOff label={words.adsDesktop} checked={ads.desktop} onChange={(desktop) => setAds({ desktop })} />
        <OnOff label={words.adsMobile} checked={ads.mobile} onChange={(mobile) => setAds({ mobile })} />
      </Part>
      <Part title={words.amp}>
        <OnOff label={words.ampOn} checked={draft.amp} onChange={(amp) => change({ amp })} />
        <FormHelperText>{words.ampHelp}</FormHelperText>
      </Part>
      <Part title={words.social}>
        <FormHelperText sx={{ mb: 1 }}>{words.socialHelp}</FormHelperText>
        <SortableList items={links} nameOf={({ name }) => name} onSorted={setLinks}>
          {(link, _at, handle) => <SortableLine handle={handle}>{row(link)}</SortableLine>}
        </SortableList>
        <Button
          startIcon={<Icon path={mdiPlus} />}
          onClick={() => setLinks([...links, { id: nextId, name: '', url: 'https://' }])}
          sx={{ mt: 1, alignSelf: 'start' }}
        >
          {words.add}
        </Button>
      </Part>
      <Part title={words.crawlers}>
        <CrawlerFields {...ofFiles} />
      </Part>
      <Part title={words.files}>
        <SiteFilesFields {...ofFiles} />
      </Part>
      <Part title={words.api}>
        <FormHelperText>{words.apiHelp}</FormHelperText>
        <Button href="/newsroom/api/docs" target="_blank" sx={{ alignSelf: 'start' }}>
          {words.apiReference}
        </Button>
      </Part>
      {refused && <ReloadOverlay refused={refused} onReload={loadPresent} />}
    </PlainForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Box component="section" sx={{ borderTop: 2, borderColor: 'primary.main', pt: 1, mb: 3, display: 'flex', flexDirection: 'column' }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
