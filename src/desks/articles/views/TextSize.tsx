import { Icon } from '../../../design/Icon.tsx';
import { plainIsland } from '../../../platform/islands/island.tsx';
import { useText } from '../../../platform/text/useText.ts';
import { shareButtonClass } from '../../../site/share/barClasses.ts';
import { articleWords } from '../words.ts';
import styles from './TextSize.module.css';

const sizes = [
  { value: 'small', name: 'smaller' },
  { value: '', name: 'normal' },
  { value: 'large', name: 'larger' },
  { value: 'largest', name: 'largest' },
] as const;

/**
 * The choice of the text size. An island, because the size is stored on the reader's device and is not part of the cached page; without
 * React (`TextSize.plain.client.ts`), so that the first press has little to wait for.
 */
export const TextSize = plainIsland('TextSize', { hydrate: 'interaction' }, () => {
  const text = useText(articleWords);
  return (
    <details className={styles.sizes} data-over-page="">
      <summary className={shareButtonClass}>
        <Icon name="textSize" />
        {text.textSize}
      </summary>
      <fieldset>
        <legend className="sr-only">{text.textSize}</legend>
        {sizes.map(({ value, name }) => (
          <button key={value} type="button" value={value} aria-pressed={value === ''} aria-label={text[name]} data-text-size>
            {text.sizeSample}
          </button>
        ))}
      </fieldset>
    </details>
  );
});
