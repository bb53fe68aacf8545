import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useSendOwn } from '../../../newsroom/sending/useSendOwn.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { markBreaking } from '../../stories/newsroom/endpoints.ts';
import { type DeskStory, type FrontPageNow, frontPageNow } from '../front/frontPages.ts';
import { type Arrangement, arrangementOf, sentArrangement } from './arrangement.ts';
import { arrangeFrontPage, listBreakingNews, readFrontPage } from './endpoints.ts';
import { frontScreenWords } from './words.ts';

const BREAKING_KEY = ['breaking-news'];

/** The state of a page during editing: the server's version, all changes since, and a conflicting version by somebody else. */
export function useFrontPage(page: string) {
  const client = useQueryClient();
  const words = useWords(frontScreenWords);
  const key = ['front-page', page];
  const { data: newest, error } = useQuery({
    ...queryOf(key, readFrontPage, { params: { page } }),
    // An error response from the server would be the same again.
    retry: (failures, problem) => failures < 2 && !(problem instanceof CallError && problem.status >= 400 && problem.status < 500),
    // A refetch must not replace what is being edited.
    refetchOnWindowFocus: false,
  });
  const isHome = page === 'home';
  const breaking = useQuery({ ...queryOf(BREAKING_KEY, listBreakingNews), enabled: isHome });
  const [steps, setSteps] = useState<readonly Arrangement[]>([]);
  // The state on which the steps are based: what a read brings meanwhile, as after a lost connection, may have another editor's changes.
  const [base, setBase] = useState<FrontPageNow | undefined>();
  const current = (steps.length > 0 && base) || newest;
  const [conflict, setConflict] = useState<FrontPageNow | undefined>();
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const arrangement = steps.at(-1) ?? (current ? arrangementOf(current) : undefined);

  /** Shows the server's state; what has been arranged meanwhile stays on top of it. */
  const take = (now: FrontPageNow) => {
    client.setQueryData(key, now);
    setBase(now);
    setSteps((present) => present.slice(steps.length));
    setConflict(undefined);
  };
  const sendOwn = useSendOwn({
    fieldsOf: (row: FrontPageNow) => sentArrangement(page, arrangementOf(row)),
    read: () => callApi(readFrontPage, { params: { page } }),
  });
  const save = async (seen: FrontPageNow | undefined): Promise<boolean> => {
    if (!arrangement || !seen) return false;
    setSaving(true);
    setRefusal(undefined);
    try {
      const sent = sentArrangement(page, arrangement);
      take(await sendOwn(seen, sent, ({ version }) => callApi(arrangeFrontPage, { params: { page }, body: { version, ...sent } })));
      notify(words.saved, { type: 'success' });
      return true;
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      const now = frontPageNow.safeParse(refused.details);
      if (now.success) setConflict(now.data);
      else setRefusal(refused);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const setBreaking = (story: DeskStory, breaking: boolean, until: string | null) =>
    attempt(async () => {
      await callApi(markBreaking, { params: { id: story.id }, body: { breaking, until } });
      await client.invalidateQueries({ queryKey: BREAKING_KEY });
      await client.invalidateQueries({ queryKey: ['front-candidates'] });
      if (steps.length === 0) await client.invalidateQueries({ queryKey: key });
    });
  useUnsavedWork(steps.length > 0, () => save(current));
  return {
    current,
    /** Breaking news stands above the blocks, which would move if it came after them. */
    isReady: current !== undefined && !(isHome && breaking.isPending),
    breaking: breaking.data?.data,
    error,
    arrangement,
    conflict,
    /** Why it was not saved last. */
    refusal,
    isSaving,
    isChanged: steps.length > 0,
    change: (next: Arrangement) => {
      setBase(current);
      setSteps([...steps, next]);
    },
    undo: () => setSteps(steps.slice(0, -1)),
    save: () => save(current),
    /** Overwrites the version saved by somebody else. */
    saveMine: () => save(conflict),
    useTheirs: () => conflict && take(conflict),
    closeConflict: () => setConflict(undefined),
    setBreaking,
  };
}
