import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { Notice } from '../../../design/Notice.tsx';
import { dateAndTime, monthAndYear } from '../../../platform/text/dates.ts';
import { firstWithProblem } from '../../../site/forms/typedFields.ts';
import type { PersonalData } from '../../../site/personalData.ts';
import { TextPage } from '../../../site/screens/TextPage.tsx';
import type { ParentDecided } from '../parents/decideForChild.ts';
import { maskedContact } from '../parents/maskedContact.ts';
import type { ChildOfParent } from '../parents/parentQueries.ts';
import { accountNamed, agreedOn, declineNamed, requestOf, parentText as words } from '../parents/words.ts';
import { BirthMonthFields } from './BirthMonthFields.tsx';
import styles from './Parents.module.css';

/** Where a parent agrees to the account of a child, or withdraws. */
export const CHILDREN_PATH = '/account/children';

export type ParentTyped = { id: number; name: string; month: string; year: string; isParent: boolean; agree: boolean };
export type ParentProblems = {
  name?: string | undefined;
  birth?: string | undefined;
  ticks?: string | undefined;
  sure?: string | undefined;
};

export type ChildrenPageData = {
  children: readonly ChildOfParent[];
  items: readonly PersonalData[];
  /** Whether the reader is a child, who can agree for nobody. */
  isMinor: boolean;
  /** What was typed for one of them, when it was refused. */
  typed?: ParentTyped;
  problems?: ParentProblems;
  state?: ParentDecided | undefined;
};

const NOTHING_TYPED: Pick<ConsentProps, 'typed' | 'problems'> = { typed: undefined, problems: {} };

/** The children who ask for a reader's consent, each with the notice and the form, and those who have it. */
export function ChildrenPage({ data: { children, items, isMinor, typed, problems = {}, state } }: { data: ChildrenPageData }) {
  return (
    <TextPage title={words.title}>
      {state && <Notice>{words[state]}</Notice>}
      {isMinor && <p>{words.minorParent}</p>}
      {!isMinor && children.length === 0 && (
        <>
          <p>{words.none}</p>
          <p className={styles.soft}>{words.noneNote}</p>
        </>
      )}
      {!isMinor &&
        children.map((child) => {
          const own = typed?.id === child.id ? { typed, problems } : NOTHING_TYPED;
          return (
            <section key={child.id} className={styles.child}>
              <h2>{accountNamed(maskedContact(child.contact))}</h2>
              {child.agreedAt ? (
                <Withdrawal id={child.id} agreedAt={child.agreedAt} problem={own.problems.sure} />
              ) : (
                <ConsentForm child={child} items={items} {...own} />
              )}
            </section>
          );
        })}
    </TextPage>
  );
}

type ConsentProps = { child: ChildOfParent; items: readonly PersonalData[]; typed: ParentTyped | undefined; problems: ParentProblems };

function ConsentForm({ child: { id, contact, bornIn }, items, typed, problems }: ConsentProps) {
  const first = firstWithProblem(problems, ['name', 'birth', 'ticks']);
  const ticksProblem = problems.ticks && `parent-ticks-${id}-problem`;
  return (
    <>
      <p>{requestOf(monthAndYear(new Date(`${bornIn}-15T00:00:00Z`)))}</p>
      <h3>{words.noticeTitle}</h3>
      <p>{words.noticeIntro}</p>
      <ul className={styles.items}>
        {items.map(({ name, what, why, kept }) => (
          <li key={name}>
            <strong>{what}</strong>
            <span>
              {why} {kept}
            </span>
          </li>
        ))}
      </ul>
      <p>{words.noticeNever}</p>
      <p>{words.noticeWithdraw}</p>
      <p>
        {words.noticeComplain} <a href="/grievance">{words.complain}</a>
      </p>
      <form className={styles.form} action={CHILDREN_PATH} method="post">
        <input type="hidden" name="id" value={id} />
        <Field
          id={`parent-name-${id}`}
          name="name"
          label={words.name}
          autoComplete="name"
          value={typed?.name ?? ''}
          problem={problems.name}
          autoFocus={first === 'name'}
        />
        <BirthMonthFields
          idPrefix={`parent-birth-${id}`}
          labels={{ month: words.parentBirth, year: words.parentBirthYear, yearNote: words.parentBirthYearNote }}
          typed={typed ?? {}}
          problem={problems.birth}
          autoFocus={first === 'birth'}
        />
        <Tick name="isParent" text={words.isParent} isTicked={typed?.isParent} problemId={ticksProblem} autoFocus={first === 'ticks'} />
        <Tick
          name="agree"
          text={words.agree}
          isTicked={typed?.agree}
          problemId={ticksProblem}
          autoFocus={first === 'ticks' && typed?.isParent === true}
        />
        <TickProblem id={ticksProblem} text={problems.ticks} />
        <button type="submit" className={buttonClass('strong')}>
          {words.giveConsent}
        </button>
      </form>
      <form action={`${CHILDREN_PATH}/decline`} method="post">
        <input type="hidden" name="id" value={id} />
        <button type="submit" className={buttonClass()} aria-label={declineNamed(maskedContact(contact))}>
          {words.decline}
        </button>
      </form>
    </>
  );
}

function Withdrawal({ id, agreedAt, problem }: { id: number; agreedAt: Date; problem: string | undefined }) {
  const problemId = problem && `withdraw-${id}-problem`;
  return (
    <>
      <p>{agreedOn(dateAndTime(agreedAt))}</p>
      <form className={styles.form} action={`${CHILDREN_PATH}/withdraw`} method="post">
        <input type="hidden" name="id" value={id} />
        <Tick name="sure" text={words.withdrawSure} problemId={problemId} autoFocus />
        <TickProblem id={problemId} text={problem} />
        <button type="submit" className={buttonClass()}>
          {words.withdraw}
        </button>
      </form>
    </>
  );
}

type TickProps = { name: string; text: string; isTicked?: boolean | undefined; problemId: string | undefined; autoFocus: boolean };

/** A box that must be ticked; one that was not has the error message, as a field has, and the focus with `autoFocus`. */
function Tick({ name, text, isTicked = false, problemId, autoFocus }: TickProps) {
  const isMissing = problemId !== undefined && !isTicked;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        value="yes"
        required
        defaultChecked={isTicked}
        {...(isMissing && { 'aria-invalid': true, 'aria-describedby': problemId, autoFocus })}
      />
      <span>{text}</span>
    </label>
  );
}

function TickProblem({ id, text }: { id: string | undefined; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.problem} id={id} role="alert">
      {text}
    </p>
  );
}
