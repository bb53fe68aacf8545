import { buttonClass } from '../../design/Button.tsx';
import { siteText } from '../words.ts';
import styles from './SearchForm.module.css';

/** The search form; it works without script. */
export function SearchForm({ text = '' }: { text?: string }) {
  return (
    <search className={styles.search}>
      <form action="/search">
        <label className="sr-only" htmlFor="search-text">
          {siteText.searchLabel}
        </label>
        <input
          className={styles.text}
          id="search-text"
          type="search"
          name="q"
          defaultValue={text}
          placeholder={siteText.searchHint}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={buttonClass('strong')}>
          {siteText.search}
        </button>
      </form>
    </search>
  );
}
