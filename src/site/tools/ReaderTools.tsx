import { buttonClass } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { plainIsland } from '../../platform/islands/island.tsx';
import { useText } from '../../platform/text/useText.ts';
import { listenWords } from '../listen/words.ts';
import { offlineWords } from '../offline/words.ts';
import { roomyWordClass, shareButtonClass, toolsClass } from '../share/barClasses.ts';
import { digitChoices } from './digits.ts';
import styles from './ReadingPages.module.css';
import { toolText } from './words.ts';

// Two islands with one script (`ReaderTools.plain.client.ts`): the script that every page loads names each script once.

/** At a story: reads it aloud, and keeps it on the device. The state of the second is shown once something is kept. */
export const StoryTools = plainIsland('ReaderTools', { hydrate: 'interaction', stored: 'offline-kept' }, () => {
  const listenText = useText(listenWords);
  const offlineText = useText(offlineWords);
  return (
    <div className={toolsClass}>
      <button type="button" className={shareButtonClass} data-tool="listen">
        <Icon name="listen" />
        {listenText.listen}
      </button>
      <button type="button" className={shareButtonClass} data-tool="keep" aria-pressed="false">
        <Icon name="offline" />
        <span className={roomyWordClass}>{offlineText.keep}</span>
      </button>
    </div>
  );
});

const nameOf = { '': toolText.asWritten, gu: toolText.gujaratiDigits, en: toolText.western } as const;

/** The choice of digits, on the page of reading settings. It is served as for a reader who has chosen none. */
export const DigitChoices = plainIsland('ReaderTools', { hydrate: 'interaction', stored: 'digits' }, () => (
  <fieldset className={styles.digits}>
    <legend className="sr-only">{toolText.digits}</legend>
    {digitChoices.map((choice) => (
      <button key={choice} type="button" className={buttonClass()} data-tool="digits" value={choice} aria-pressed={choice === ''}>
        {nameOf[choice]}
      </button>
    ))}
  </fieldset>
));
