import { buttonClass } from '../../design/Button.tsx';
import { siteText } from '../words.ts';
import { SEARCH_FIELD_ID, SearchField } from './SearchField.tsx';
import styles from './SearchForm.module.css';

/** The search form; it works without script. */
export function SearchForm({ text = '' }: { text?: string }) {
  return (
    <search className={styles.search}>
      <form action="/search">
        <label className="sr-only" htmlFor={SEARCH_FIELD_ID}>
          {siteText.searchLabel}
        </label>
        <SearchField text={text} />
        <button type="submit" className={buttonClass('strong')}>
          {siteText.search}
        </button>
      </form>
    </search>
  );
}
