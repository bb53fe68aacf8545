import type { Context } from 'hono';
import { Overloaded } from '../../platform/concurrencyLimit.ts';
import type { App } from '../app.ts';
import { retryAfter } from '../calls/callResponse.ts';
import type { UnsentForm } from '../forms/unsentForm.ts';
import { encodeResponse, toResponse } from '../pages/cachedResponse.ts';
import { languageOfPath } from '../pages/editionPath.ts';
import { renderPage } from '../pages/page.tsx';
import { ErrorScreen, errorHead, loggedOutHead } from '../screens/ErrorScreen.tsx';
import { notNowPage, RETRY_AFTER_SECONDS } from '../screens/notNowPage.ts';
import { screenFor } from '../screens/screenFor.ts';
import { unsentPage } from '../screens/unsentPage.tsx';
import type { Unsent, UnsentForNow } from '../screens/unsentText.ts';

type Refusal = {
  status: 403 | 413 | 429 | 503;
  /** For 429. */
  waitSeconds?: number;
  /** The form that was not taken, for 429 and 503, and for 403 if its reader is not logged in any more, or nobody can log in. */
  form?: UnsentForm | undefined;
  /** For a 403 after a session has ended: the address of the log-in. */
  login?: string;
};

/**
 * The error screen: shown if a page cannot be rendered and there is no older copy (specification, section 2), or if the request is
 * rejected. If even this fails, a page without header and footer is sent.
 */
export async function answerWithErrorScreen(app: App, context: Context, { status, form, login, ...refusal }: Refusal): Promise<Response> {
  const screen = screenFor(context);
  const waitSeconds = status === 503 ? RETRY_AFTER_SECONDS : refusal.waitSeconds;
  const isTooMany = status === 429;
  const later: UnsentForNow | undefined = form && {
    form,
    because: isTooMany ? 'tooMany' : 'notNow',
    waitSeconds: waitSeconds ?? RETRY_AFTER_SECONDS,
  };
  const loggedOut: Unsent | undefined = form && login !== undefined ? { form, because: 'loggedOut', login } : undefined;
  const loginOff: Unsent | undefined = form && status === 403 && !loggedOut ? { form, because: 'loginOff' } : undefined;
  const unsent = loggedOut ?? loginOff ?? later;
  const render = () =>
    renderPage(app, {
      ...screen,
      head: (loggedOut ? loggedOutHead : errorHead)(languageOfPath(screen.path)),
      body: (
        <ErrorScreen again={addressOf(context)} because={status === 413 ? 'tooLarge' : isTooMany ? 'tooMany' : undefined} unsent={unsent} />
      ),
    });
  try {
    const { html, headers } = await app.limits.renders.run(render);
    const answer = encodeResponse(status, { ...headers, 'cache-control': 'no-store', ...retryAfter(waitSeconds) }, html);
    return toResponse(answer, context.req.raw);
  } catch (error) {
    if (!(error instanceof Overloaded)) app.log.error({ path: context.req.path, error }, 'the error screen could not be made');
    return toResponse(later ? unsentPage(later) : notNowPage, context.req.raw);
  }
}

/** The path and query of a request. Two slashes at the beginning would lead to another site. */
export function addressOf(context: Context): string {
  const { pathname, search } = new URL(context.req.url);
  return pathname.replace(/^\/+/, '/') + search;
}
