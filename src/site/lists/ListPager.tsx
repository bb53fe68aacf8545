import { Pager } from '../../design/Pager.tsx';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import { siteWords } from '../words.ts';
import { pageNamed } from './listPageHead.ts';

type Props = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Label for the pager, if the pages are not those of the main list. */
  label?: string;
};

/** Links to the other pages of a list. */
export function ListPager({ label, ...list }: Props) {
  const text = useText(siteWords);
  const language = useLanguage();
  const words = {
    label: label ?? text.pages,
    previous: text.previousPage,
    next: text.nextPage,
    page: (number: number) => pageNamed(number, language),
  };
  return <Pager {...list} words={words} />;
}
