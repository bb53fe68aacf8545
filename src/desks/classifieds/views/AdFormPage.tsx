import { clsx } from 'clsx';
import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { Picture } from '../../../design/Picture.tsx';
import { FormPage } from '../../../site/forms/FormPage.tsx';
import { type AdProblems, type AdTyped, formFieldNames } from '../kinds/adDraft.ts';
import { type AdField, type AdKind, kindDefinitions } from '../kinds/adKinds.ts';
import { adKindText } from '../kinds/words.ts';
import { adPictureSource } from '../pictures/adPictureSource.ts';
import { postingText as words } from '../posting/words.ts';
import type { AdPicture } from '../queries.ts';
import { classifiedText } from '../words.ts';
import styles from './AdFormPage.module.css';
import type { CityChoice } from './AdSearchForm.tsx';
import { POST_PATH } from './adPaths.ts';

export type AdFormData = {
  kind: AdKind;
  cities: readonly CityChoice[];
  typed: AdTyped;
  pictures: readonly AdPicture[];
  /** The advertisement that is changed, with the version that the form was made from. */
  of?: { id: number; version: number; isSubmitted: boolean } | undefined;
  problems?: AdProblems;
  notNow?: string | undefined;
};

const ID_PREFIX = 'ad';

/** The form of an advertisement with its kind's own fields and its pictures. */
export function AdFormPage({ data }: { data: AdFormData }) {
  const { kind, cities, typed, pictures, of, problems = {}, notNow } = data;
  const fieldOf = (name: string) => ({
    id: `${ID_PREFIX}-${name}`,
    name,
    value: typed[name] ?? '',
    problem: problems[name],
    autoComplete: 'off',
  });
  const cityChoices = { none: classifiedText.choose, options: cities.map(({ id, name }) => [String(id), name] as const) };
  return (
    <FormPage
      title={`${of ? words.edit : classifiedText.post}: ${adKindText[kind]}`}
      invitation={of?.isSubmitted ? words.editNote : words.steps}
      idPrefix={ID_PREFIX}
      fieldNames={[...formFieldNames(kind), 'pictures']}
      problems={problems}
      labels={labelsOf(kind)}
      notNow={notNow}
    >
      <form className={styles.form} action={POST_PATH} method="post" encType="multipart/form-data">
        <input type="hidden" name="kind" value={kind} />
        {of && <input type="hidden" name="ad" value={of.id} />}
        {of && <input type="hidden" name="version" value={of.version} />}
        <Field {...fieldOf('title')} label={words.heading} note={`${words.headingNote} ${words[titleLike[kind]]}.`} />
        {kindDefinitions[kind].fields.map((field) => (
          <KindField key={field.name} field={field} shared={fieldOf(field.name)} />
        ))}
        <Field {...fieldOf('city')} label={classifiedText.city} choices={cityChoices} />
        <Field {...fieldOf('body')} label={words.text} note={words.textNote} lines={8} />
        <PictureField pictures={pictures} title={typed['title'] ?? ''} problem={problems['pictures']} />
        <Field {...fieldOf('email')} type="email" autoComplete="email" label={words.email} note={words.emailNote} />
        <button type="submit" className={clsx(buttonClass('strong'), styles.submit)}>
          {words.look}
        </button>
      </form>
    </FormPage>
  );
}

/** A title for example. */
const titleLike = {
  property: 'likeProperty',
  vehicles: 'likeVehicles',
  jobs: 'likeJobs',
  matrimonial: 'likeMatrimonial',
  services: 'likeServices',
  sale: 'likeSale',
  obituaries: 'likeObituaries',
} as const satisfies Record<AdKind, keyof typeof words>;

/** The names of the form's fields. */
const labelsOf = (kind: AdKind): Record<string, string> => ({
  title: words.heading,
  city: classifiedText.city,
  body: words.text,
  email: words.email,
  pictures: words.pictures,
  ...Object.fromEntries(kindDefinitions[kind].fields.map(({ name, label }) => [name, adKindText[label]])),
});

type Shared = { id: string; name: string; value: string; problem: string | undefined; autoComplete: string };

function KindField({ field, shared }: { field: AdField; shared: Shared }) {
  const about = {
    ...shared,
    label: adKindText[field.label],
    note: field.note && adKindText[field.note],
    optional: field.optional ? classifiedText.optional : undefined,
  };
  if (field.type === 'choice')
    return (
      <Field {...about} choices={{ none: classifiedText.choose, options: field.options.map((one) => [one, adKindText[one]] as const) }} />
    );
  if (field.type === 'day') return <Field {...about} type="date" />;
  return <Field {...about} {...(field.type === 'text' ? {} : { inputMode: 'numeric' })} />;
}

type PictureProps = { pictures: readonly AdPicture[]; title: string; problem: string | undefined };

/** The pictures that are stored already, each with a box to remove it, and a field for more. */
function PictureField({ pictures, title, problem }: PictureProps) {
  const id = `${ID_PREFIX}-pictures`;
  return (
    <fieldset className={styles.pictures}>
      <legend>
        {words.pictures} ({classifiedText.optional})
      </legend>
      {pictures.length > 0 && (
        <ul className={styles.kept}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Picture source={adPictureSource(picture, 'square', title)} sizes="8rem" decorative />
              <input type="hidden" name="kept" value={picture.id} />
              <label className={styles.remove}>
                <input type="checkbox" name="removed" value={picture.id} />
                <span>{words.removePicture}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <label className="sr-only" htmlFor={id}>
        {words.pictures}
      </label>
      <input
        className={styles.file}
        id={id}
        type="file"
        name="pictures"
        accept="image/jpeg,image/png,image/webp"
        multiple
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem ${id}-note` : `${id}-note`}
      />
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <p className={styles.note} id={`${id}-note`}>
        {words.picturesNote}
      </p>
    </fieldset>
  );
}
