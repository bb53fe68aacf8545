// An island, because the text size is stored on the reader's device and is not part of the cached page.
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { island } from '../../../platform/islands/island.tsx';
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

export const TextSize = island('TextSize', { hydrate: 'interaction' }, () => {
  const text = useText(articleWords);
  const [size, setSize] = useState('');
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => setSize(document.documentElement.dataset['textSize'] ?? ''), []);
  useEffect(() => (box.current ? closesOnTurningAway(box.current) : undefined), []);
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
    <details ref={box} className={styles.sizes}>
      <summary className={shareButtonClass}>
        <Icon name="textSize" />
        {text.textSize}
      </summary>
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

/** Closes the box on a press elsewhere, on Escape and when the page is left, as the lists of the header; returns what ends that. */
function closesOnTurningAway(box: HTMLDetailsElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const close = () => {
    box.open = false;
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Node && box.contains(target))) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !box.open) return;
      if (box.contains(document.activeElement)) box.querySelector('summary')?.focus();
      close();
    },
    { signal },
  );
  addEventListener('pagehide', close, { signal });
  return () => ended.abort();
}
