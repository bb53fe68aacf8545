import { phoneForReaders } from '../../platform/text/phoneNumber.ts';
import { showToast } from '../reader/showToast.client.ts';
import { askProfile, callReader, onUserLogout, readerState, tellHere, tellUserLogout } from './readerState.client.ts';
import { accountText } from './words.ts';

type Outcome = { isSuccess: boolean; message: string };

readerState.subscribe(({ userDetail }) => {
  if (!userDetail) return;
  const { primaryKey, mobileNumber, email } = userDetail;
  const key = (primaryKey === 'phone' ? mobileNumber && phoneForReaders(mobileNumber) : email) ?? '';
  fill('[data-reader-name]', userDetail.name || key);
  fill('[data-reader-key]', key);
});

/** Headlines of stories in lists: not on the front page, on a story's page, or in what React and live updates draw. */
const CARDS = 'main:not([data-layout$="home"]) article :is(h2, h3) > a[href*="/news/"]';
const DRAWN_ELSEWHERE = 'gs-island, [data-live], aside';
let wasLoggedIn = false;

readerState.subscribe(({ login }) => {
  if (login === wasLoggedIn) return;
  wasLoggedIn = login;
  if (!login || !('offersLogin' in document.documentElement.dataset) || document.querySelector('[data-story]')) return;
  const cards = [...document.querySelectorAll<HTMLAnchorElement>(CARDS)].filter((link) => !link.closest(DRAWN_ELSEWHERE));
  if (cards.length > 0) void import('./cardToggles.client.ts').then(({ addCardToggles }) => addCardToggles(cards));
});

function fill(places: string, text: string): void {
  for (const place of document.querySelectorAll(places)) place.textContent = text;
}

/** Shows the account of the reader whose session the browser has, or that there is none any more. */
export async function showAccount(): Promise<void> {
  const answer = await askProfile();
  if (answer?.data) {
    tellHere(answer.data);
    keepsHistory = answer.data.agreedTo.includes('history');
    if (keepsHistory) noteRead('[data-story]');
  }
  // Any other answer, or none, is no log-out.
  else if (answer?.code === 401) onUserLogout();
}

let keepsHistory = false;
const noted = new Set<string>();

/** Notes a story of the page, once, for a reader who keeps a list of what they have read. */
function noteRead(story: string): void {
  const id = document.querySelector<HTMLElement>(`${story} [data-toggle="bookmark"]`)?.dataset['id'];
  if (id === undefined || noted.has(id)) return;
  noted.add(id);
  void callReader('POST', '/user/history', { articleId: id });
}

// In continuous reading one story after the other is read.
addEventListener('page-view', (event) => {
  if (!keepsHistory || !readerState.get().login || !(event instanceof CustomEvent)) return;
  noteRead(`[data-story="${CSS.escape(String(event.detail.page))}"]`);
});

/** Logs out without leaving the page, or erases the account (`remove`). */
export async function logOut(kind: string): Promise<void> {
  const isRemoval = kind === 'remove';
  const answer = await (isRemoval ? callReader<Outcome>('DELETE', '/user/profile') : callReader<Outcome>('POST', '/auth/logout'));
  if (answer?.data?.isSuccess) {
    tellUserLogout();
    // Pages of the account belong to the reader who has just left; the log-in says what has been done.
    if (location.pathname.startsWith('/account/')) location.assign(`/account/login?state=${isRemoval ? 'removed' : 'loggedOut'}`);
  }
  // A phone's menu would cover the message and keep it silent.
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (menu && 'hidePopover' in menu) menu.hidePopover();
  showToast(answer?.data?.message ?? answer?.message ?? accountText.notNow);
}
