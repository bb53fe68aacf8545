import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { callReader, tellUserUpdate, type UserDetail } from '../../../site/account/readerState.client.ts';
import { accountText } from '../../../site/account/words.ts';
import { disableWhile } from '../../../site/forms/disableWhile.client.ts';
import type { PasskeyProps } from './Passkey.tsx';

type Answer<Data> = Awaited<ReturnType<typeof callReader<Data>>>;

/** Makes the button or the form in `shown` work. */
export function offerPasskey(shown: HTMLElement, { use, cancelled, known }: PasskeyProps): void {
  const place = shown.querySelector<HTMLElement>('[data-passkey-problem]');
  const say = (sentence: string) => {
    if (place) place.textContent = sentence;
  };
  const cannot = (answer: Answer<unknown>) => say(answer?.message ?? accountText.notNow);

  let isPressed = false;
  const logIn = async (next: string, useBrowserAutofill: boolean): Promise<void> => {
    if (!useBrowserAutofill) isPressed = true;
    const asked = await callReader<PublicKeyCredentialRequestOptionsJSON>('POST', '/auth/passkey/options');
    // A reader who has not pressed the button is told nothing; for one who has, a second question would end the first.
    if (useBrowserAutofill && (isPressed || !asked?.data)) return;
    if (!asked?.data) return cannot(asked);
    const passkey = await startAuthentication({ optionsJSON: asked.data, useBrowserAutofill }).catch(asRefusal);
    if (useBrowserAutofill && passkey instanceof Error) return;
    if (passkey instanceof Error) return say(cancelled);
    const answer = await callReader('POST', '/auth/passkey', passkey);
    if (answer?.code !== 200) return cannot(answer);
    const dialog = shown.closest('dialog');
    if (!dialog) return location.assign(next);
    const user = await callReader<UserDetail>('GET', '/user/profile');
    if (!user?.data) return cannot(user);
    tellUserUpdate(user.data);
    dialog.close();
  };

  const add = async (name: string, done: string) => {
    const asked = await callReader<PublicKeyCredentialCreationOptionsJSON>('POST', '/user/passkey/options');
    if (!asked?.data) return cannot(asked);
    const passkey = await startRegistration({ optionsJSON: asked.data }).catch(asRefusal);
    if (passkey instanceof Error) return say(passkey.name === 'InvalidStateError' ? known : cancelled);
    const answer = await callReader('POST', '/user/passkey', { name, passkey });
    if (answer?.code !== 200) return cannot(answer);
    location.assign(done);
  };

  if (use.kind === 'login') {
    const button = shown.querySelector<HTMLButtonElement>('[data-passkey-login]');
    button?.addEventListener('click', () => void whileBusy(button, () => logIn(use.next, false)));
    void browserSupportsWebAuthnAutofill().then(async (canFill) => {
      if (canFill) await logIn(use.next, true);
    });
    return;
  }
  shown.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const name = new FormData(form).get('name');
    void whileBusy(form.querySelector('button'), () => add(String(name), use.done));
  });

  async function whileBusy(button: HTMLButtonElement | null, act: () => Promise<unknown>): Promise<void> {
    say('');
    try {
      await disableWhile(button ? [button] : [], act);
    } catch (error) {
      say(accountText.notNow);
      throw error;
    }
  }
}

/** The browser refuses with a `DOMException`, which the library names: cancelled, too late, or not possible here. */
function asRefusal(error: unknown): Error {
  if (error instanceof WebAuthnError || error instanceof DOMException) return error;
  throw error;
}
