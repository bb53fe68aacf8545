import { buttonClass } from '../../../design/Button.tsx';
import { type SearchQuery, spanNames } from '../results/searchQuery.ts';
import { searchText } from '../words.ts';
import styles from './NarrowForm.module.css';

export type NamedTopic = { slug: string; name: string };

type Props = { query: SearchQuery; categories: readonly NamedTopic[]; cities: readonly NamedTopic[] };

/** Narrows a search to a category, a city and a time. It works without script; the choices are part of the address. */
export function NarrowForm({ query, categories, cities }: Props) {
  const options = (topics: readonly NamedTopic[]) => topics.map(({ slug, name }) => ({ value: slug, name }));
  return (
    <details className={styles.narrow} open={query.category !== '' || query.city !== '' || query.when !== undefined}>
      <summary>{searchText.narrow}</summary>
      <form action="/search">
        <input type="hidden" name="q" value={query.q} />
        {query.kind && <input type="hidden" name="kind" value={query.kind} />}
        <Choice
          name="category"
          label={searchText.category}
          any={searchText.anyCategory}
          value={query.category}
          options={options(categories)}
        />
        <Choice name="city" label={searchText.city} any={searchText.anyCity} value={query.city} options={options(cities)} />
        <Choice
          name="when"
          label={searchText.when}
          any={searchText.anyTime}
          value={query.when ?? ''}
          options={spanNames.map((value) => ({ value, name: searchText[value] }))}
        />
        <button type="submit" className={buttonClass('strong')}>
          {searchText.apply}
        </button>
      </form>
    </details>
  );
}

type ChoiceProps = { name: string; label: string; any: string; value: string; options: readonly { value: string; name: string }[] };

function Choice({ name, label, any, value, options }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
