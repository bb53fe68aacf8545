import { buttonClass } from '../../../design/Button.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { Passkey as StoredPasskey } from '../passkeys/passkeys.ts';
import { passkeyAddedOn, passkeyUsedOn, readerText, removePasskeyNamed } from '../words.ts';
import styles from './AccountForm.module.css';
import { Passkey } from './Passkey.tsx';

type Props = { passkeys: readonly StoredPasskey[]; offersLogin: boolean; rpId: string };

/** A reader's passkeys: the list, which works without script, and, where readers can log in, the form that adds one. */
export function Passkeys({ passkeys, offersLogin, rpId }: Props) {
  return (
    <section className={styles.part} aria-labelledby="passkeys">
      <h2 id="passkeys">{readerText.passkeys}</h2>
      {offersLogin && <p className={styles.note}>{readerText.passkeysNote}</p>}
      {passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id} className={styles.passkey}>
              <div>
                <p className={styles.passkeyName}>{name}</p>
                <p className={styles.note}>
                  {passkeyAddedOn(dateAndTime(createdAt))}
                  {usedAt && <br />}
                  {usedAt && passkeyUsedOn(dateAndTime(usedAt))}
                </p>
              </div>
              <form action="/account/passkey/remove" method="post">
                <input type="hidden" name="id" value={id} />
                <button type="submit" className={buttonClass()} aria-label={removePasskeyNamed(name)}>
                  {readerText.removePasskey}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {offersLogin && (
        <Passkey
          use={{ kind: 'add', done: '/account/edit-user?state=passkeyAdded' }}
          rpId={rpId}
          cancelled={readerText.passkeyNotAdded}
          known={readerText.passkeyKnown}
        />
      )}
    </section>
  );
}
