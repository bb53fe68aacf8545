import { buttonClass } from '../../design/Button.tsx';
import { siteText } from '../words.ts';
import { SEARCH_FIELD_ID, SearchField } from './SearchField.tsx';
import styles from './SearchForm.module.css';

/** The search form; it works without script. Where it is `awaited`, its field has the focus. */
export function SearchForm({ text = '', awaited = false }: { text?: string; awaited?: boolean }) {
  return (
    <search className={styles.search}>
      <form action="/search">
        <label className="sr-only" htmlFor={SEARCH_FIELD_ID}>
          {siteText.searchLabel}
        </label>
        <SearchField text={text} isAwaited={awaited} />
        <button type="submit" className={buttonClass('strong')}>
          {siteText.search}
        </button>
      </form>
    </search>
  );
}
