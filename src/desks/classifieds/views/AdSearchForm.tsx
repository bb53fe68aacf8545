import { buttonClass } from '../../../design/Button.tsx';
import { type AdKind, adKinds } from '../kinds/adKinds.ts';
import { adKindText } from '../kinds/words.ts';
import { classifiedText as words } from '../words.ts';
import styles from './AdSearchForm.module.css';
import { SEARCH_PATH } from './adPaths.ts';

export type CityChoice = { id: number; slug: string; name: string };

type Props = { cities: readonly CityChoice[]; text?: string; kind?: AdKind | undefined; city?: string | undefined };

/** Searches the classifieds, in one kind or city or in all. It works without script. */
export function AdSearchForm({ cities, text = '', kind, city }: Props) {
  return (
    <search>
      <form className={styles.form} action={SEARCH_PATH}>
        <label className={styles.text}>
          <span>{words.searchLabel}</span>
          <input type="search" name="q" defaultValue={text} autoComplete="off" enterKeyHint="search" />
        </label>
        <label>
          <span>{words.kind}</span>
          <select name="kind" defaultValue={kind ?? ''}>
            <option value="">{words.allKinds}</option>
            {adKinds.map((one) => (
              <option key={one} value={one}>
                {adKindText[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.city}</span>
          <select name="city" defaultValue={city ?? ''}>
            <option value="">{words.allCities}</option>
            {cities.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonClass('strong')}>
          {words.search}
        </button>
      </form>
    </search>
  );
}
