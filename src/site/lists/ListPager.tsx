import { Pager } from '../../design/Pager.tsx';
import { siteText } from '../words.ts';
import { pageNamed } from './listPageHead.ts';

type Props = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** What the pages are of, where that is not plain. */
  label?: string;
};

/** Ways to the other pages of a list, in the site's words. */
export function ListPager({ label = siteText.pages, ...list }: Props) {
  return <Pager {...list} words={{ label, previous: siteText.previousPage, next: siteText.nextPage, page: pageNamed }} />;
}
