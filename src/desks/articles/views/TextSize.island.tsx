// An island, because the text size is stored on the reader's device and is not part of the cached page.
import { useEffect, useState } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { articleText } from '../words.ts';
import styles from './TextSize.module.css';

const sizes = [
  { value: 'small', label: articleText.smaller },
  { value: '', label: articleText.normal },
  { value: 'large', label: articleText.larger },
  { value: 'largest', label: articleText.largest },
] as const;

export const TextSize = island('TextSize', { hydrate: 'interaction' }, () => {
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
      <summary>{articleText.textSize}</summary>
      <fieldset>
        <legend className="sr-only">{articleText.textSize}</legend>
        {sizes.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={size === value} aria-label={label} onClick={() => choose(value)}>
            અ
          </button>
        ))}
      </fieldset>
    </details>
  );
});
