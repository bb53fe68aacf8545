import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { Notice } from '../../../design/Notice.tsx';
import { firstWithProblem } from '../../../site/forms/typedFields.ts';
import { TextPage } from '../../../site/screens/TextPage.tsx';
import { AccountExit } from '../../readers/views/AccountExit.tsx';
import { maskedContact } from '../parents/maskedContact.ts';
import type { ParentAsked } from '../parents/nameParent.ts';
import type { NamedParent } from '../parents/parentQueries.ts';
import { askedOf, parentText as words } from '../parents/words.ts';
import { BirthMonthFields } from './BirthMonthFields.tsx';
import styles from './Parents.module.css';

/** Where a reader younger than 18 names a parent and sees what they have decided. */
export const PARENT_PATH = '/account/parent';

export type ChildPageData = {
  /** Whether the month of birth is known. */
  hasBirthMonth: boolean;
  parent: NamedParent | undefined;
  typed?: { month?: string; year?: string; contact?: string };
  problems?: { birth?: string | undefined; contact?: string | undefined };
  state?: ParentAsked | undefined;
};

/** A child's account: whose consent it waits for, and what can be done without. */
export function ChildPage({ data: { hasBirthMonth, parent, typed = {}, problems = {}, state } }: { data: ChildPageData }) {
  return (
    <TextPage title={words.childTitle}>
      {state && <Notice>{words[state]}</Notice>}
      {parent?.agreedAt ? (
        <p>{words.agreed}</p>
      ) : (
        <>
          <p>{words.childIntro}</p>
          {parent?.declinedAt && <p>{words.declined}</p>}
          {parent && !parent.declinedAt && (
            <form className={styles.asked} action={`${PARENT_PATH}/again`} method="post">
              <p>
                {askedOf(maskedContact(parent.contact))} {words.waiting}
              </p>
              <button type="submit" className={buttonClass()}>
                {words.askAgain}
              </button>
            </form>
          )}
          <form className={styles.form} action={PARENT_PATH} method="post">
            {!hasBirthMonth && (
              <BirthMonthFields
                idPrefix="birth"
                labels={{ month: words.birthMonth, year: words.birthYear, yearNote: words.birthYearNote }}
                typed={typed}
                problem={problems.birth}
                autoFocus={problems.birth !== undefined}
              />
            )}
            <Field
              id="parent-contact"
              name="contact"
              label={words.parentContact}
              autoComplete="off"
              value={typed.contact ?? ''}
              problem={problems.contact}
              autoFocus={firstWithProblem(problems, ['birth', 'contact']) === 'contact'}
              note={words.parentContactNote}
            />
            <button type="submit" className={buttonClass(parent ? 'outline' : 'strong')}>
              {parent ? words.otherParent : words.askParent}
            </button>
          </form>
          {!hasBirthMonth && (
            <form className={styles.asked} action="/account/privacy/age" method="post">
              <p>{words.notYoungNote}</p>
              <button type="submit" className={buttonClass()}>
                {words.notYoung}
              </button>
            </form>
          )}
        </>
      )}
      <section className={styles.own}>
        <AccountExit />
      </section>
    </TextPage>
  );
}
