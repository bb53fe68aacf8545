// An island, because the text size is stored on the reader's device and is not part of the cached page.
import { useEffect, useState } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { useText } from '../../../platform/text/useText.ts';
import { articleWords } from '../words.ts';
import styles from './TextSize.module.css';

const sizes = [
  { value: 'small', name: 'smaller' },
  { value: '', name: 'normal' },
  { value: 'large', name: 'larger' },
  { value: 'largest', name: 'largest' },
] as const;

export const TextSize = island('TextSize', { hydrate: 'interaction' }, () => {
  const text = useText(articleWords);
  const [size, setSize] = useState('');
  useEffect(() => setSize(document.documentElement.dataset['textSize'] ?? ''), []);
  const choose = (value: string) => {
    setSize(value);
    if (value) document.documentElement.dataset['textSize'] = value;
    else delete document.documentElement.dataset['textSize'];
    try {
      localStorage.setItem('text-size', value);
    } catch (error) {
      console.warn('The text size holds for this page only:', error);
    }
  };
  return (
    <details className={styles.sizes}>
      <summary>{text.textSize}</summary>
      <fieldset>
        <legend className="sr-only">{text.textSize}</legend>
        {sizes.map(({ value, name }) => (
          <button key={value} type="button" aria-pressed={size === value} aria-label={text[name]} onClick={() => choose(value)}>
            {text.sizeSample}
          </button>
        ))}
      </fieldset>
    </details>
  );
});
