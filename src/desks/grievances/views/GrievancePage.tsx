import { siteConfig } from '../../../../site.config.ts';
import { Field } from '../../../design/Field.tsx';
import { FormPage } from '../../../site/forms/FormPage.tsx';
import { ReaderForm } from '../../../site/forms/ReaderForm.tsx';
import type { Problems, Typed } from '../../../site/forms/typedFields.ts';
import { grievanceKinds } from '../handling/grievanceStates.ts';
import { type GrievanceFieldName, grievanceFieldNames } from '../sending/grievanceDraft.ts';
import { grievanceText as words } from '../words.ts';
import styles from './GrievancePage.module.css';
import { REPORT_PATH } from './ReportPage.tsx';

export const GRIEVANCE_PATH = '/grievance';
const ID_PREFIX = 'grievance';

export type GrievancePageData = {
  typed?: Typed<GrievanceFieldName>;
  problems?: Problems<GrievanceFieldName>;
  notNow?: string | undefined;
};

const kinds = { none: words.choose, options: grievanceKinds.map((kind) => [kind, words[kind]] as const) };

/** The grievance officer, what happens to a grievance, and the form. */
export function GrievancePage({ data: { typed = {}, problems = {}, notNow } }: { data: GrievancePageData }) {
  const field = (name: GrievanceFieldName) => ({ id: `${ID_PREFIX}-${name}`, name, value: typed[name] ?? '', problem: problems[name] });
  return (
    <FormPage
      title={words.grievance}
      invitation={<AboutGrievances />}
      idPrefix={ID_PREFIX}
      fieldNames={grievanceFieldNames}
      problems={problems}
      notNow={notNow}
    >
      <h2>{words.write}</h2>
      <ReaderForm action={GRIEVANCE_PATH} idPrefix={ID_PREFIX}>
        <Field {...field('about')} label={words.about} autoComplete="off" note={words.aboutNote} />
        <Field {...field('kind')} label={words.kind} autoComplete="off" choices={kinds} />
        <Field {...field('message')} label={words.message} autoComplete="off" lines={8} note={words.messageNote} />
        <Field {...field('name')} label={words.name} autoComplete="name" />
        <Field {...field('email')} label={words.email} type="email" autoComplete="email" note={words.emailNote} />
        <Field {...field('phone')} label={words.phone} type="tel" autoComplete="tel" optional={words.optional} />
      </ReaderForm>
    </FormPage>
  );
}

function AboutGrievances() {
  const { name, email, address } = siteConfig.grievanceOfficer;
  return (
    <div className={styles.about}>
      <p>{words.description}</p>
      <section>
        <h2>{words.officer}</h2>
        <address className={styles.officer}>
          <p>
            <strong>{name}</strong>
          </p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          {address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      </section>
      <section>
        <h2>{words.how}</h2>
        <ul className={styles.steps}>
          <li>{words.howAcknowledged}</li>
          <li>{words.howDecided}</li>
          <li>{words.howReported}</li>
        </ul>
        <a className={styles.link} href={REPORT_PATH}>
          {words.report}
        </a>
      </section>
      <p className={styles.rules}>{words.rules}</p>
    </div>
  );
}
