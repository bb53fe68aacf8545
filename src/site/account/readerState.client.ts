import { atom } from 'nanostores';
import { forgetReader } from '../offline/offlineStore.client.ts';
import { type ToggleKind, toggleKinds, toggles } from './toggles.ts';

/** Specification, section 3: user detail. */
export type UserDetail = {
  name: string;
  email: string | null;
  mobileNumber: string | null;
  primaryKey: 'phone' | 'email';
  /** Optional purposes that the reader has agreed to. */
  agreedTo: readonly string[];
};

/** Specification, section 3: login state. `initialLoad` is true until it is known who is logged in. */
export type ReaderState = {
  login: boolean;
  userDetail: UserDetail | undefined;
  initialLoad: boolean;
  bookmarkList: ReadonlySet<number>;
  topicList: ReadonlySet<number>;
  cropList: ReadonlySet<number>;
  teamList: ReadonlySet<number>;
};

const NOTHING: ReadonlySet<number> = new Set();
const NOBODY: ReaderState = {
  login: false,
  userDetail: undefined,
  initialLoad: true,
  bookmarkList: NOTHING,
  topicList: NOTHING,
  cropList: NOTHING,
  teamList: NOTHING,
};

export const readerState = atom<ReaderState>(NOBODY);

const root = document.documentElement;
const otherTabs = 'BroadcastChannel' in window ? new BroadcastChannel('reader') : undefined;

type Answer<Data> = { code?: number; data?: Data; message?: string } | undefined;

/** The answer of a call of the reader; undefined without one (specification, section 8: calls swallow errors). */
export async function callReader<Data>(method: string, path: string, body?: object): Promise<Answer<Data>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    return await answer.json();
  } catch {
    return undefined;
  }
}

let profile: Promise<Answer<UserDetail>> | undefined;

/** Who is logged in, as the server says it: asked once per page, and anew after a log-out. */
export function askProfile(): Promise<Answer<UserDetail>> {
  profile ??= callReader<UserDetail>('GET', '/user/profile');
  return profile;
}

const newest = new Map<ToggleKind, symbol>();

/** Loads what the reader has switched on. An answer that comes after a later one was asked for says what was so before. */
export async function loadList(kind: ToggleKind): Promise<void> {
  const { list, field, state } = toggles[kind];
  const turn = Symbol(kind);
  newest.set(kind, turn);
  const answer = await callReader<Record<string, unknown>[]>('GET', list);
  if (answer?.data && newest.get(kind) === turn)
    readerState.set({ ...readerState.get(), [state]: new Set(answer.data.flatMap((one) => (field in one ? [Number(one[field])] : []))) });
}

/** Specification, section 4: a userUpdate event with a non-empty user sets login true, loads bookmarks and stores the user. */
async function onUserUpdate(user: UserDetail): Promise<void> {
  root.dataset['reader'] = '';
  profile = Promise.resolve({ data: user });
  readerState.set({ ...readerState.get(), login: true, userDetail: user, initialLoad: false });
  await Promise.all(toggleKinds.filter((kind) => document.querySelector(`[data-toggle="${kind}"]`)).map(loadList));
}

/** Tells this page who is logged in. */
export const tellHere = (user: UserDetail): boolean => dispatchEvent(new CustomEvent('userUpdate', { detail: user }));

/** Tells this page and the open pages of other tabs that somebody has just logged in. */
export function tellUserUpdate(user: UserDetail): void {
  tellHere(user);
  otherTabs?.postMessage({ type: 'userUpdate', user });
}

export function tellUserLogout(): void {
  dispatchEvent(new CustomEvent('userLogout'));
  otherTabs?.postMessage({ type: 'userLogout' });
}

/** Specification, section 4: after logging out, user and bookmarks are cleared; so are the stories kept on the device. */
export function onUserLogout(): void {
  void forgetReader();
  profile = undefined;
  delete root.dataset['reader'];
  readerState.set({ ...NOBODY, initialLoad: false });
}

const isNonEmpty = (user: unknown): boolean => typeof user === 'object' && user !== null && Object.keys(user).length > 0;

addEventListener('userUpdate', (event) => {
  if (event instanceof CustomEvent && isNonEmpty(event.detail)) void onUserUpdate(event.detail);
});
addEventListener('userLogout', onUserLogout);
otherTabs?.addEventListener('message', ({ data }) => {
  if (data?.type === 'userLogout') onUserLogout();
  else if (isNonEmpty(data?.user)) void onUserUpdate(data.user);
});
