import { clsx } from 'clsx';
import hint from '../../design/FieldHint.module.css';
import { plainIsland } from '../../platform/islands/island.tsx';
import { siteText } from '../words.ts';
import styles from './SearchForm.module.css';

export const SEARCH_FIELD_ID = 'search-text';

type Props = {
  text: string;
  /** Whether the page was opened to type here: the field then has the focus. */
  isAwaited: boolean;
};

/**
 * The field of the search, with suggestions and earlier searches under it. Its script loads at the first touch or focus
 * (`SearchField.plain.client.ts`); without it the field is that of a plain form.
 */
export const SearchField = plainIsland('SearchField', { hydrate: 'interaction' }, ({ text, isAwaited }: Props) => (
  <div className={styles.field}>
    <input
      className={clsx(styles.text, hint.hinted)}
      id={SEARCH_FIELD_ID}
      type="search"
      name="q"
      defaultValue={text}
      // biome-ignore lint/a11y/noAutofocus: whoever opens the search page without a text has asked for this field.
      autoFocus={isAwaited}
      placeholder={siteText.searchHint}
      autoComplete="off"
      enterKeyHint="search"
      // 100 graphemes (`searchedTextOf`) of up to eight UTF-16 units.
      maxLength={800}
    />
    <div className={styles.list} data-list hidden />
    <span className="sr-only" role="status" data-status-line />
  </div>
));
