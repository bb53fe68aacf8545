import { Field } from '../../../design/Field.tsx';
import { FormPage } from '../../../site/forms/FormPage.tsx';
import { ReaderForm } from '../../../site/forms/ReaderForm.tsx';
import type { Problems, Typed } from '../../../site/forms/typedFields.ts';
import { type ReportFieldName, reportFieldNames } from '../reports/receiveReport.ts';
import { reportReasons } from '../reports/reportReasons.ts';
import { classifiedText as words } from '../words.ts';
import { REPORT_PATH } from './adPaths.ts';

export type ReportPageData = {
  ad: { id: number; title: string };
  address: string;
  typed?: Typed<ReportFieldName>;
  problems?: Problems<ReportFieldName>;
  notNow?: string | undefined;
};

const reasons = { none: words.choose, options: reportReasons.map((reason) => [reason, words[reason]] as const) };

/** Reports an advertisement to the newspaper. */
export function ReportPage({ data: { ad, address, typed = {}, problems = {}, notNow } }: { data: ReportPageData }) {
  const field = (name: ReportFieldName) => ({ id: `report-${name}`, name, value: typed[name] ?? '', problem: problems[name] });
  return (
    <FormPage
      title={words.reportTitle}
      invitation={words.reportIntro}
      idPrefix="report"
      fieldNames={reportFieldNames}
      problems={problems}
      notNow={notNow}
    >
      <p>
        <a href={address}>{ad.title}</a>
      </p>
      <ReaderForm action={REPORT_PATH} idPrefix="report" note={words.reportNote}>
        <input type="hidden" name="ad" value={ad.id} />
        <Field {...field('reason')} label={words.reportReason} autoComplete="off" choices={reasons} />
        <Field {...field('text')} label={words.reportText} autoComplete="off" lines={4} optional={words.optional} />
      </ReaderForm>
    </FormPage>
  );
}
