import { ButtonLink, buttonClass } from '../../design/Button.tsx';
import { editionPrefix, homeOf, type Language } from '../../platform/text/language.ts';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import type { Head } from '../document/head.ts';
import { siteWords } from '../words.ts';
import { ResendForm } from './ResendForm.tsx';
import styles from './Screen.module.css';
import { type Unsent, unsentText } from './unsentText.ts';
import { unsentWords } from './words.ts';

export const errorHead = (language: Language): Head => ({
  title: siteWords.errorTitle[language],
  description: siteWords.errorText[language],
  canonical: `${editionPrefix(language)}/404`,
  noindex: true,
});

export const loggedOutHead = (language: Language): Head => ({ ...errorHead(language), title: unsentWords.loggedOutTitle[language] });

type Props = {
  /** The address that was asked for, to be asked for again. */
  again: string;
  because?: 'tooLarge' | 'tooMany' | undefined;
  /** A form that can be sent again. */
  unsent?: Unsent | undefined;
};

/**
 * Specification, section 2: the error screen, with the specified Gujarati texts and its two links; separate texts for requests that are too
 * large or too frequent. A form that was not taken is here to be sent again.
 */
export function ErrorScreen({ again, because, unsent }: Props) {
  const siteText = useText(siteWords);
  const words = useText(unsentWords);
  const language = useLanguage();
  const reasons = { tooLarge: siteWords.tooLargeText, tooMany: siteWords.tooManyText };
  const text = unsent ? unsentText(unsent) : because ? reasons[because] : siteWords.errorText;
  const login = unsent?.because === 'loggedOut' ? unsent.login : undefined;
  const title = login === undefined ? siteWords.errorTitle : unsentWords.loggedOutTitle;
  const home = <ButtonLink href={homeOf(language)}>{siteText.goHome}</ButtonLink>;
  return (
    <div className={styles.screen}>
      <h1>{title[language]}</h1>
      <p>{text[language]}</p>
      {language === 'gu' && (
        <p className={styles.english} lang="en">
          {title.en} / {text.en}
        </p>
      )}
      {unsent ? (
        <ResendForm form={unsent.form} className={styles.unsent}>
          <p className={styles.actions}>
            {login !== undefined && (
              // In a tab of its own: this page has what was typed.
              <ButtonLink href={login} weight="strong" newTab>
                {words.login}
              </ButtonLink>
            )}
            <button type="submit" className={buttonClass(login === undefined ? 'strong' : 'outline')}>
              {words.sendAgain}
            </button>
            {home}
          </p>
        </ResendForm>
      ) : (
        <p className={styles.actions}>
          {/* What was too large is still in the browser's last page; the address would open an empty form. */}
          {because !== 'tooLarge' && (
            <a className={buttonClass('strong')} href={again}>
              {siteText.tryAgain}
            </a>
          )}
          {home}
        </p>
      )}
    </div>
  );
}
