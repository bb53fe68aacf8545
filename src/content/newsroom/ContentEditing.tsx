import { mdiOpenInNew } from '@mdi/js';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ActionBar } from '../../newsroom/ActionBar.tsx';
import { Confirm } from '../../newsroom/Confirm.tsx';
import { CallError, callApi, queryOf } from '../../newsroom/callApi.ts';
import { useIsFileComing } from '../../newsroom/fields/filesInFlight.ts';
import { Icon } from '../../newsroom/Icon.tsx';
import { useWords } from '../../newsroom/language.ts';
import { notify } from '../../newsroom/notify.ts';
import { OverlayAlert } from '../../newsroom/OverlayAlert.tsx';
import { ReloadOverlay } from '../../newsroom/ReloadOverlay.tsx';
import { ReadError } from '../../newsroom/reads/ReadError.tsx';
import { useOneAtATime } from '../../newsroom/sending/useOneAtATime.ts';
import { useSendOwn } from '../../newsroom/sending/useSendOwn.ts';
import { useMay } from '../../newsroom/staffContext.ts';
import { Title } from '../../newsroom/Title.tsx';
import { isSame, typedOver } from '../../newsroom/typedOver.ts';
import { NOTHING_LEFT, useUnsavedWork, wasSaved } from '../../newsroom/unsavedWork.ts';
import { useNavigateWhileOpen } from '../../newsroom/useNavigateWhileOpen.ts';
import { newsroomWords } from '../../newsroom/words.ts';
import type { Permission } from '../../site/newsroom/permissions.ts';
import type { ContentEndpoints } from '../contentEndpoints.ts';
import type { ContentStatus } from '../tables.ts';
import { RemoveItem } from './RemoveItem.tsx';
import { StatusMark } from './StatusMark.tsx';
import { contentScreenWords } from './words.ts';

export type Editing<Content> = {
  draft: Content;
  change: (changes: Partial<Content>) => void;
  /** Errors by field path: `pictures.2.caption`. */
  wrong: Record<string, string>;
  disabled: boolean;
};

type Props<Content> = {
  title: string;
  /** The path of both the calls and the screens. */
  path: string;
  endpoints: ContentEndpoints<Content>;
  /** The permission to edit it. */
  permission: Permission;
  empty: Content;
  /** What is missing before it can be published, as sentences. */
  missing?: (draft: Content) => string[];
  children: (editing: Editing<Content>) => ReactNode;
};

/** The item from the server; this frame uses everything except `content`. */
type EditingContext<Content> = { id: number; status: ContentStatus; version: number; address: string | null; content: Content };

type Step = 'save' | 'leave' | 'publish' | 'withdraw';

/** What becomes of an item by a step. */
const statusAfter = { publish: 'published', withdraw: 'withdrawn' } as const;

/** A screen on which content is edited, saved as a draft, published and withdrawn. */
export function ContentEditing<Content extends { title: string }>(props: Props<Content>): ReactNode {
  const { id = 'new' } = useParams();
  // A new item gets its own address while its form stays open.
  const [made, setMade] = useState<string>();
  const isOpen = id === 'new' || id === made;
  // Its form has given way to another item's.
  if (made !== undefined && !isOpen) setMade(undefined);
  const answer = useQuery({
    ...queryOf([props.path, 'one', id], props.endpoints.one, { params: { id } }),
    enabled: id !== 'new',
    gcTime: 0,
  });
  if (!isOpen && answer.error && !answer.data) return <ReadError error={answer.error} />;
  if (!isOpen && !answer.data) return <CircularProgress size={24} sx={{ m: 3 }} aria-label={props.title} />;
  return <Form key={isOpen ? 'new' : id} {...props} known={answer.data} onMade={setMade} />;
}

function Form<Content extends { title: string }>({
  title,
  path,
  endpoints,
  permission,
  empty,
  missing,
  children,
  known: first,
  onMade,
}: Props<Content> & { known: EditingContext<Content> | undefined; onMade: (id: string) => void }): ReactNode {
  const words = useWords(contentScreenWords);
  const common = useWords(newsroomWords);
  // A draft may be saved without it; it is saved again when the file is there.
  const isFileComing = useIsFileComing();
  const navigate = useNavigateWhileOpen();
  const queries = useQueryClient();
  const [known, setKnown] = useState(first);
  const [kept, setKept] = useState(first?.content ?? empty);
  const [draft, setDraft] = useState(kept);
  const [asksToWithdraw, setAsksToWithdraw] = useState(false);
  const mayPublish = useMay('media.publish');
  const mayWrite = useMay(permission) && (known?.status !== 'published' || mayPublish);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(kept);

  const remember = (stored: EditingContext<Content>, sent: Content) => {
    setKnown(stored);
    setKept(sent);
  };
  const show = async (stored: EditingContext<Content>, sent: Content, sentence: string) => {
    remember(stored, sent);
    notify(sentence, { type: 'success' });
    await queries.invalidateQueries({ queryKey: [path, 'list'] });
    if (!known) {
      onMade(String(stored.id));
      await navigate(`${path}/${stored.id}`, { replace: true, state: NOTHING_LEFT });
    }
  };
  const read = known && (() => callApi(endpoints.one, { params: { id: known.id } }));
  const saveOwn = useSendOwn<EditingContext<Content> | undefined, Content>({
    fieldsOf: (row) => row?.content ?? empty,
    read,
    readAdded: (sent, since) => readDrafts(endpoints, sent.title, since),
  });
  const keep = () =>
    saveOwn(known, draft, (over) =>
      over
        ? callApi(endpoints.change, { params: { id: over.id }, query: { version: over.version }, body: draft })
        : callApi(endpoints.create, { body: draft }),
    );
  const takeOwn = useSendOwn<EditingContext<Content>, Pick<EditingContext<Content>, 'status' | 'content'>>({
    fieldsOf: ({ status, content }) => ({ status, content }),
    read,
  });
  const takeStep = (step: 'publish' | 'withdraw', saved: EditingContext<Content>) =>
    takeOwn(saved, { status: statusAfter[step], content: saved.content }, async (over) =>
      over.status === statusAfter[step] ? over : callApi(endpoints[step], { params: { id: over.id }, query: { version: over.version } }),
    );
  const act = useMutation({
    mutationFn: async (step: Step) => {
      const saved = step !== 'withdraw' && (isChanged || !known) ? await keep() : known;
      // The draft is saved, even if publishing fails.
      if (saved && step === 'publish' && !known) await show(saved, draft, words.saved);
      else if (saved && saved !== known) remember(saved, draft);
      if (saved && (step === 'publish' || step === 'withdraw')) {
        const stored = await takeStep(step, saved);
        return { step, stored, sent: step === 'publish' ? draft : kept };
      }
      return { step, stored: saved, sent: draft };
    },
    onSuccess: async ({ step, stored, sent }) => {
      if (!stored) return;
      if (step === 'leave') {
        notify(words.saved, { type: 'success' });
        await queries.invalidateQueries({ queryKey: [path, 'list'] });
        return;
      }
      const saved = stored.status === 'published' ? words.savedForReaders : words.saved;
      await show(stored, sent, { save: saved, publish: words.nowPublished, withdraw: words.nowWithdrawn }[step]);
    },
  });
  const oneAtATime = useOneAtATime();
  /** Takes a step, unless another one is running, which would add a new item twice. */
  const take = async (step: Step) => (await oneAtATime(() => wasSaved(act.mutateAsync(step)))) ?? false;
  useUnsavedWork(isChanged && mayWrite, () => take('leave'));
  // A form in which nothing is typed follows the newest state; otherwise it keeps to the version that it was opened with.
  if (first && known && first.version > known.version && !isChanged && !act.isPending) {
    remember(first, first.content);
    setDraft(first.content);
  }
  const reload = async () => {
    if (!read) return;
    const present = await read();
    remember(present, present.content);
    setDraft((typed) => typedOver(present.content, typed, kept));
    act.reset();
  };
  const refused = act.error instanceof CallError ? act.error : undefined;
  const wrong = refused?.fields ?? {};
  const change = (changes: Partial<Content>) => {
    // The errors are named by places, at which others stand now.
    if (Object.keys(wrong).length > 0 && movesRows(draft, changes)) act.reset();
    setDraft((before) => ({ ...before, ...changes }));
  };
  const missingSentences = missing?.(draft) ?? [];
  const status = known?.status ?? 'draft';
  return (
    <Box sx={{ py: 2 }}>
      <Title title={title} />
      <ActionBar>
        <StatusMark status={status} />
        <Box sx={{ flex: 1 }} />
        {known?.address && (
          <Button size="small" href={known.address} target="_blank" startIcon={<Icon path={mdiOpenInNew} />}>
            {words.asReaders}
          </Button>
        )}
        {mayPublish && known && status !== 'published' && (
          <RemoveItem path={path} endpoint={endpoints.remove} item={known} onReload={reload} />
        )}
        {mayPublish && status === 'published' && (
          <Button color="error" onClick={() => setAsksToWithdraw(true)} disabled={act.isPending}>
            {words.withdraw}
          </Button>
        )}
        {mayWrite && (
          <Button
            variant={status === 'published' ? 'contained' : 'outlined'}
            onClick={() => void take('save')}
            disabled={!isChanged || act.isPending || (status === 'published' && isFileComing)}
          >
            {status !== 'published' ? words.saveDraft : isFileComing ? common.fileComing : words.save}
          </Button>
        )}
        {mayPublish && status !== 'published' && (
          <Button variant="contained" onClick={() => void take('publish')} disabled={act.isPending || isFileComing}>
            {isFileComing ? common.fileComing : words.publish}
          </Button>
        )}
      </ActionBar>
      {act.error && !refused && <OverlayAlert of={act.error}>{act.error.message}</OverlayAlert>}
      {refused && <ReloadOverlay refused={refused} onReload={reload} />}
      {!mayWrite && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.notYours}
        </Alert>
      )}
      {children({ draft, change, wrong, disabled: !mayWrite })}
      {/* Changes its height while the editor types, so it is at the bottom, where it shifts nothing. */}
      {missingSentences.length > 0 && (
        <Box sx={{ mt: 2, p: 1.5, border: 1, borderColor: 'divider' }} data-lacks={missingSentences.length}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {words.beforePublishing}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {missingSentences.map((sentence) => (
              <Typography component="li" variant="body2" key={sentence}>
                {sentence}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
      <Confirm
        isOpen={asksToWithdraw}
        title={words.withdraw}
        content={words.withdrawSure}
        onConfirm={() => {
          setAsksToWithdraw(false);
          void take('withdraw');
        }}
        onClose={() => setAsksToWithdraw(false)}
      />
    </Box>
  );
}

/** The drafts of a title that were added since a time. */
async function readDrafts<Content>({ list, one }: ContentEndpoints<Content>, title: string, since: number) {
  const { items } = await callApi(list);
  const added = items.filter((item) => item.status === 'draft' && item.title === title.trim() && Date.parse(item.updatedAt) > since);
  return Promise.all(added.map(({ id }) => callApi(one, { params: { id } })));
}

/** Whether changes remove or move rows of a list; one that is typed in or added leaves the others in their places. */
function movesRows<Content extends object>(draft: Content, changes: Partial<Content>): boolean {
  for (const name in changes) {
    const [before, after]: unknown[] = [draft[name], changes[name]];
    if (!Array.isArray(before) || !Array.isArray(after)) continue;
    const changed = before.filter((row, at) => !isSame(row, after[at]));
    if (changed.length > 1 || after.length < before.length) return true;
  }
  return false;
}
