import styles from './FormProblems.module.css';
import type { Problems } from './typedFields.ts';
import { formText as words } from './words.ts';

type Props = {
  /** Begins the ids of the form's fields. */
  idPrefix: string;
  /** The fields in the order of the form. */
  fieldNames: readonly string[];
  problems?: Problems;
  /** The names of the fields, for a form whose sentences do not say which field they are about. */
  labels?: Readonly<Record<string, string>>;
  /** Why nothing was sent although the fields are right. */
  notNow?: string | undefined;
};

/** A page that comes back begins here for the keyboard and for screen readers, which do not read alerts that a page is opened with. */
const first = { tabIndex: -1, autoFocus: true };

/** What must be put right in a form before it can be sent, each with a link to its field. */
export function FormProblems({ idPrefix, fieldNames, problems = {}, labels = {}, notNow }: Props) {
  const wrong = fieldNames.flatMap((name) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ name, problem }];
  });
  return (
    <>
      {notNow !== undefined && (
        <p className={styles.problems} role="alert" {...first}>
          {notNow}
        </p>
      )}
      {wrong.length > 0 && (
        <div className={styles.problems} role="alert" {...first}>
          <p>{words.notSent}</p>
          <ul>
            {wrong.map(({ name, problem }) => (
              <li key={name}>
                <a href={`#${idPrefix}-${name}`}>{labels[name] === undefined ? problem : `${labels[name]}: ${problem}`}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
