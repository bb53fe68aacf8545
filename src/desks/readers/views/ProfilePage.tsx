import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { Notice } from '../../../design/Notice.tsx';
import tickLine from '../../../site/forms/TickLine.module.css';
import { firstWithProblem } from '../../../site/forms/typedFields.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { Passkey } from '../passkeys/passkeys.ts';
import type { Profile } from '../profile/profile.ts';
import { genders } from '../tables.ts';
import { readerText } from '../words.ts';
import { AccountExit } from './AccountExit.tsx';
import styles from './AccountForm.module.css';
import { Passkeys } from './Passkeys.tsx';

/** Sentences by field. */
export type ProfileProblems = { readonly [Field in keyof Profile | 'sure']?: string };

type Typed = { readonly [field: string]: string | readonly string[] };

export type ProfilePageData = {
  profile: Profile;
  /** The categories to choose from: the top ones, and others that are chosen. */
  categories: readonly { id: number; name: string }[];
  passkeys: readonly Passkey[];
  /** Whether readers can log in, and so add passkeys. */
  offersLogin: boolean;
  /** The host of the passkeys. */
  rpId: string;
  /** What was typed, when it was refused. */
  typed?: Typed;
  problems: ProfileProblems;
  /** What has just been done. */
  done?: string | undefined;
};

/** The reader's own profile, and the end of the account. */
export function ProfilePage({ data }: { data: ProfilePageData }) {
  const { profile, categories, passkeys, offersLogin, rpId, typed = {}, problems, done } = data;
  const shown = (field: 'name' | 'email' | 'mobileNumber' | 'gender') => {
    const again = typed[field];
    return typeof again === 'string' ? again : (profile[field] ?? '');
  };
  const interests = new Set(typed['intrestedCategories'] ?? profile.intrestedCategories.map(String));
  const isPhone = profile.primaryKey === 'phone';
  const gender = shown('gender');
  const first = firstWithProblem(problems, ['name', 'mobileNumber', 'email']);
  return (
    <div className={styles.page}>
      <header>
        <PageBreadcrumbs steps={[homeStep]} />
        <h1>{readerText.profile}</h1>
      </header>
      {done && <Notice>{done}</Notice>}
      <form className={styles.form} action="/account/edit-user" method="post">
        <Field
          id="name"
          name="name"
          label={readerText.name}
          type="text"
          autoComplete="name"
          isRequired={false}
          value={shown('name')}
          problem={problems.name}
          autoFocus={first === 'name'}
        />
        <Field
          id="mobile-number"
          name="mobileNumber"
          label={readerText.mobileNumber}
          type="tel"
          autoComplete="tel"
          isRequired={false}
          readOnly={isPhone}
          value={shown('mobileNumber')}
          problem={problems.mobileNumber}
          autoFocus={first === 'mobileNumber'}
          note={isPhone && readerText.loginNameFixed}
        />
        <Field
          id="email"
          name="email"
          label={readerText.email}
          type="email"
          autoComplete="email"
          isRequired={false}
          readOnly={!isPhone}
          value={shown('email')}
          problem={problems.email}
          autoFocus={first === 'email'}
          note={!isPhone && readerText.loginNameFixed}
        />
        <fieldset className={styles.choices}>
          <legend>{readerText.gender}</legend>
          {(['', ...genders] as const).map((value) => (
            <label key={value} className={tickLine.line}>
              <input type="radio" name="gender" value={value} defaultChecked={gender === value} />
              {readerText[value || 'noGender']}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{readerText.interests}</legend>
          {categories.map(({ id, name }) => (
            <label key={id} className={tickLine.line}>
              <input type="checkbox" name="intrestedCategories" value={id} defaultChecked={interests.has(String(id))} />
              {name}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={buttonClass('strong')}>
          {readerText.save}
        </button>
      </form>
      {(offersLogin || passkeys.length > 0) && <Passkeys passkeys={passkeys} offersLogin={offersLogin} rpId={rpId} />}
      <p>
        <a href="/account/history">{readerText.history}</a>
      </p>
      <p>
        <a href="/account/privacy">{readerText.ownPrivacy}</a>
      </p>
      <p>
        <a href="/account/comments">{readerText.comments}</a>
      </p>
      <AccountExit problem={problems.sure} />
    </div>
  );
}
