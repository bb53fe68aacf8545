import fieldStyles from '../../design/Field.module.css';
import { disableWhile } from '../forms/disableWhile.client.ts';
import { loginAddress } from '../pages/loginAddress.ts';
import { addStyles, parsePage } from '../reader/fetchPage.client.ts';
import { readerState, tellUserUpdate, type UserDetail } from './readerState.client.ts';
import { accountText } from './words.ts';

/** Where the log-in ends: the answer says who has logged in. */
const END = '/api/user/profile';
const ANSWER_WITHIN_MS = 15_000;

/** Whether the first step is on its way. */
let isComing = false;

/**
 * Logs the reader in in a dialog, which shows the pages of the log-in without leaving this one. Resolves with whether somebody is logged in
 * when the dialog is closed; a second press while it is open or on its way changes nothing. Without an answer the reader goes to the page
 * itself.
 */
export async function askToLogIn(): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>('[data-login-dialog]');
  const steps = dialog?.querySelector<HTMLElement>('[data-login-steps]');
  if (!dialog || !steps) return leave();
  if (dialog.open || isComing) return false;
  isComing = true;
  try {
    await show(steps, await ask(loginAddress(END)));
  } catch {
    return leave();
  } finally {
    isComing = false;
  }
  dialog.showModal();
  focusField(steps);
  return new Promise((resolve) => {
    dialog.onsubmit = (event) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.method === 'dialog') return;
      event.preventDefault();
      void send(event.target, steps).then((user) => {
        if (user) dialog.close();
      });
    };
    dialog.onclick = (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/account/"]') : null;
      // Google leads back to a page, not to the dialog.
      if (link?.pathname === '/account/google') link.search = `?next=${encodeURIComponent(location.pathname + location.search)}`;
      if (link?.pathname !== '/account/login') return;
      event.preventDefault();
      void ask(loginAddress(END))
        .then((answer) => show(steps, answer))
        .catch(leave);
    };
    dialog.onclose = () => resolve(readerState.get().login);
  });
}

function leave(): Promise<boolean> {
  location.assign(loginAddress(location.pathname + location.search));
  return new Promise(() => undefined);
}

const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });

/** Sends a step's form; what was typed stays when there is no answer. */
async function send(form: HTMLFormElement, steps: HTMLElement): Promise<UserDetail | undefined> {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  form.querySelector('[role="alert"]')?.remove();
  try {
    return await disableWhile([...form.querySelectorAll('button')], async () =>
      show(steps, await ask(form.action, { method: 'POST', body: new URLSearchParams(fields) })),
    );
  } catch {
    // The page's own live region is behind the dialog, and silent while it is open.
    const problem = document.createElement('p');
    Object.assign(problem, { role: 'alert', className: fieldStyles.problem, textContent: accountText.notNow });
    form.append(problem);
    return undefined;
  }
}

/** Shows the step of an answer; at the end of the log-in, says who it is. */
async function show(steps: HTMLElement, answer: Response): Promise<UserDetail | undefined> {
  if ((answer.headers.get('content-type') ?? '').startsWith('application/json')) {
    const { data }: { data?: UserDetail } = await answer.json();
    if (!data) throw new Error('Nobody is logged in after the log-in');
    tellUserUpdate(data);
    return data;
  }
  const page = await parsePage(answer);
  const step = page.querySelector('[data-account-form]');
  if (!step) throw new Error('The answer holds no step of the log-in');
  await addStyles(page);
  steps.replaceChildren(document.adoptNode(step));
  steps.dispatchEvent(new Event('islands-added', { bubbles: true }));
  focusField(steps);
  return undefined;
}

function focusField(steps: HTMLElement): void {
  steps.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
}
