import { clsx } from 'clsx';
import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { plainIsland } from '../../../platform/islands/island.tsx';
import { readerText } from '../words.ts';
import styles from './AccountForm.module.css';

export type PasskeyProps = {
  /** Where the button logs in and then leads to a page, or adds a passkey to the account. */
  use: { kind: 'login'; next: string } | { kind: 'add'; done: string };
  /** The host of the passkeys. */
  rpId: string;
  /** Sentences. */
  cancelled: string;
  known: string;
};

/**
 * The button that logs in with a passkey, or the form that adds one. Both need the script, which shows them where the browser has passkeys
 * and the page is at the host for which they are made (`Passkey.plain.client.ts`).
 */
export const Passkey = plainIsland('Passkey', { hydrate: 'idle' }, ({ use }: PasskeyProps) => (
  <div className={styles.form} data-passkey hidden>
    {use.kind === 'login' ? (
      <button type="button" className={clsx(buttonClass(), styles.other)} data-passkey-login>
        {readerText.passkeyLogin}
      </button>
    ) : (
      <form className={styles.form} data-passkey-adding>
        <Field
          id="passkey-name"
          name="name"
          label={readerText.passkeyName}
          type="text"
          autoComplete="off"
          note={readerText.passkeyNameNote}
        />
        <button type="submit" className={buttonClass()}>
          {readerText.addPasskey}
        </button>
      </form>
    )}
    <p className={styles.problem} role="alert" data-passkey-problem />
  </div>
));
