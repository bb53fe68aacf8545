import type { ReactNode } from 'react';
import { buttonClass } from '../../design/Button.tsx';
import { TextPage } from '../screens/TextPage.tsx';
import styles from './ConsentPage.module.css';
import { consentText as words } from './words.ts';

type Props = {
  title: string;
  /** What is done without a consent. */
  intro: ReactNode;
  /** What the consent is to. */
  text: string;
  /** The island with the choice of this device. */
  choice: ReactNode;
  /** Below the way to the account's consents. */
  children?: ReactNode;
};

/** A page on which readers decide on an optional purpose: on their device here, or in their account. */
export function ConsentPage({ title, intro, text, choice, children }: Props) {
  return (
    <TextPage title={title}>
      {intro}
      <section>
        <h2>{words.device}</h2>
        <p>{text}</p>
        {choice}
      </section>
      <section>
        <h2>{words.account}</h2>
        <p>
          {words.accountText} <a href="/account/privacy">{words.accountLink}</a>
        </p>
      </section>
      {children}
    </TextPage>
  );
}

/** What stands in the island of a choice until `showChoice.client.ts` fills it: only the device knows its consent. */
export function DeviceChoice({ needsScript }: { needsScript: string }) {
  return (
    <div className={styles.choice}>
      <p data-none>{needsScript}</p>
      <p data-state role="status" hidden />
      <button type="button" className={buttonClass()} hidden />
    </div>
  );
}
