import { disableWhile } from '../forms/disableWhile.client.ts';
import { changeTopics, checkBrowser, readTopics, turnOff, turnOn } from './pushDevice.client.ts';
import { PushError } from './pushSubscription.client.ts';
import { type PushProblem, pushProblemText } from './words.ts';

// The script of the page of notifications. `data-push` says what is shown: unknown, off or on.

const form = document.querySelector<HTMLFormElement>('form[data-push]');
if (form) void start(form);

async function start(form: HTMLFormElement): Promise<void> {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[data-topic]')];
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const problem = form.querySelector<HTMLElement>('[role="alert"]');
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);

  const show = (topics: readonly string[] | undefined) => {
    form.dataset['push'] = topics ? 'on' : 'off';
    if (!topics) return;
    for (const box of boxes) {
      box.checked = topics.includes(box.value);
      // So that the page reloads by itself again.
      box.defaultChecked = box.checked;
      if (box.checked) box.closest('details')?.setAttribute('open', '');
    }
  };
  const say = (text: string, code?: PushProblem) => {
    if (status) status.textContent = code ? '' : text;
    if (!problem) return;
    problem.textContent = code ? text : '';
    if (code) problem.dataset['code'] = code;
    else delete problem.dataset['code'];
  };
  const attempt = async (work: () => Promise<void>) => {
    say(form.dataset['working'] ?? '');
    try {
      await disableWhile([...form.querySelectorAll('button')], work);
    } catch (error) {
      if (!(error instanceof PushError)) throw error;
      say(error.said ?? pushProblemText[error.code], error.code);
      if (error.code === 'no-token') show(undefined);
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const action = event.submitter?.getAttribute('value');
    void attempt(async () => {
      if (action === 'off') {
        await turnOff();
        show(undefined);
        return say(form.dataset['removed'] ?? '');
      }
      if (chosen().length === 0) return say(form.dataset['chooseOne'] ?? '');
      show(await (action === 'on' ? turnOn(chosen()) : changeTopics(chosen())));
      say(form.dataset['saved'] ?? '');
    });
  });
  await attempt(async () => {
    await checkBrowser();
    const topics = await readTopics();
    show(topics);
    if (!topics && Notification.permission === 'denied') throw new PushError('permission-blocked');
    say('');
  });
}
