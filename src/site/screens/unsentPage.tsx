import { renderToStaticMarkup } from 'react-dom/server';
import type { CachedResponse } from '../pages/cachedResponse.ts';
import { siteText } from '../words.ts';
import { plainScreen } from './notNowPage.ts';
import { ResendForm } from './ResendForm.tsx';
import { type UnsentForNow, unsentText } from './unsentText.ts';
import { unsentWords } from './words.ts';

/** The form to be sent again, when the server is too busy to render the error screen around it. It reads nothing, so making it is cheap. */
export function unsentPage(unsent: UnsentForNow): CachedResponse {
  const { form, because, waitSeconds } = unsent;
  const text = unsentText(unsent);
  const body = renderToStaticMarkup(
    <>
      <p>{text.gu}</p>
      <p lang="en">{text.en}</p>
      <ResendForm form={form}>
        <p>
          <button type="submit">{unsentWords.sendAgain.gu}</button>
        </p>
      </ResendForm>
    </>,
  );
  return plainScreen({ status: because === 'tooMany' ? 429 : 503, waitSeconds, title: siteText.errorTitle, body });
}
