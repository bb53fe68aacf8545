import type { Topic } from '../../../content/topics/queries.ts';
import type { ChoiceLink } from '../../../design/ChoiceBar.tsx';
import type { Link } from '../../../site/desk.ts';
import { monthInWords } from '../editions/editionDay.ts';
import type { EditionMonth } from '../queries.ts';
import { Calendar } from './Calendar.tsx';
import { CoverGrid } from './Cover.tsx';
import { EditionHead } from './EditionHead.tsx';
import layout from './EditionLayout.module.css';

export type MonthData = { city: Topic; month: EditionMonth; breadcrumbs: Link[]; cities: ChoiceLink[]; tags: string[] };

/** All editions of a city in a month, newest first, beside the calendar. */
export function MonthPage({ data: { city, month, breadcrumbs, cities } }: { data: MonthData }) {
  return (
    <div className={layout.wide}>
      <EditionHead breadcrumbs={breadcrumbs} title={`${city.name}, ${monthInWords(month.month)}`} cities={cities} />
      <div className={layout.beside}>
        <CoverGrid first covers={month.editions.toReversed().map((edition) => ({ edition, city: city.slug, heading: 'h2' }))} />
        <Calendar city={city.slug} month={month} />
      </div>
    </div>
  );
}
