import { Pager } from '../../design/Pager.tsx';
import { siteText } from '../words.ts';
import { pageNamed } from './listPageHead.ts';

type Props = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Label for the pager, if the pages are not those of the main list. */
  label?: string;
};

/** Links to the other pages of a list. */
export function ListPager({ label = siteText.pages, ...list }: Props) {
  return <Pager {...list} words={{ label, previous: siteText.previousPage, next: siteText.nextPage, page: pageNamed }} />;
}
