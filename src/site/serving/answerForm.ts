import type { Context } from 'hono';
import { networkOf } from '../../platform/clientAddress.ts';
import { ConcurrencyLimit, Overloaded } from '../../platform/concurrencyLimit.ts';
import { faultOf } from '../../platform/log.ts';
import { withoutNul } from '../../platform/text/nulLetter.ts';
import type { App } from '../app.ts';
import { clientAddressOf } from '../calls/call.ts';
import { type Form, isCrossSite, readFields } from '../calls/form.ts';
import { unsentForm } from '../forms/unsentForm.ts';
import { encodeResponse, toResponse } from '../pages/cachedResponse.ts';
import { chromelessOf, staying } from '../pages/chromeless.ts';
import { LOGIN_PATH, loginAddress } from '../pages/loginAddress.ts';
import { renderPage } from '../pages/page.tsx';
import { partOf, partPath } from '../pages/pagePart.ts';
import { screenFor } from '../screens/screenFor.ts';
import { addressOf, answerWithErrorScreen } from './answerWithErrorScreen.tsx';
import { senderOf } from './senderOf.ts';

/** Forms with files are large in memory, and those of a network that sends too many are read for their texts only. */
const refusedWithFiles = new ConcurrencyLimit({ running: 2, waiting: 8, onError: () => undefined });

/** Takes a form. One that cannot be taken now, or not before its reader has logged in, comes back with what was typed, to be sent again. */
export async function answerForm(app: App, form: Form, context: Context): Promise<Response> {
  const isFromElsewhere = isCrossSite(context.req.raw, app.settings.siteUrl);
  if (isFromElsewhere && !form.acceptsCrossSite) return answerWithErrorScreen(app, context, { status: 403 });
  let reading: Promise<FormData> | undefined;
  const readOnce = () => {
    reading ??= readFields(context.req.raw);
    return reading;
  };
  const readUnsent = async () => {
    // What another site has written is nothing that its reader has typed here.
    const fields = isFromElsewhere ? undefined : await readRefused(form, readOnce);
    const isMultipart = context.req.header('content-type')?.toLowerCase().startsWith('multipart/') ?? false;
    return fields && unsentForm(fields, { action: addressOf(context), isMultipart });
  };
  const refuse = async (refusal: { status: 429; waitSeconds: number } | { status: 503 }) =>
    answerWithErrorScreen(app, context, { ...refusal, form: await readUnsent() });
  const logInFirst = async (next: string) => {
    const login = loginAddress(next);
    // A child who waits for a parent is logged in; the log-in says what is missing.
    const unsent = (await app.contributions.findSessionOwner(app, context.req.raw.headers)) ? undefined : await readUnsent();
    if (!unsent) return context.redirect(staying(chromelessOf(new URL(context.req.url)), login), 303);
    return answerWithErrorScreen(app, context, { status: 403, form: unsent, login });
  };
  const sayLoginIsOff = async () => {
    const unsent = form.isTyped ? await readUnsent() : undefined;
    if (!unsent) return context.redirect(staying(chromelessOf(new URL(context.req.url)), LOGIN_PATH), 303);
    return answerWithErrorScreen(app, context, { status: 403, form: unsent });
  };
  const waitSeconds = form.limit?.(networkOf(clientAddressOf(context, app)), app.clock()) ?? 0;
  if (waitSeconds > 0) return refuse({ status: 429, waitSeconds });
  try {
    if (form.needsLoginOffered && !(await app.contributions.offersLogin(app.db))) return await sayLoginIsOff();
    const reader = form.forReaders === undefined ? undefined : await app.contributions.findReader(app, context.req.raw.headers);
    if (form.forReaders !== undefined && !reader)
      return form.isTyped ? await logInFirst(form.forReaders) : context.redirect(loginAddress(form.forReaders), 303);
    const fields = await readOnce();
    if (isFromElsewhere && !form.acceptsCrossSite?.(fields)) return answerWithErrorScreen(app, context, { status: 403 });
    return await takeForm(app, form, { context, fields, logInFirst });
  } catch (error) {
    if (!(error instanceof Overloaded)) app.log.error({ path: context.req.path, ...faultOf(error) }, 'a form could not be taken');
    return refuse({ status: 503 });
  }
}

/** The fields of a form that is refused; undefined if there are too many with files at once. */
async function readRefused(form: Form, read: () => Promise<FormData>): Promise<FormData | undefined> {
  if (form.bodyBytes === undefined) return read();
  try {
    return await refusedWithFiles.run(read);
  } catch (error) {
    if (error instanceof Overloaded) return undefined;
    throw error;
  }
}

type Taking = { context: Context; fields: FormData; logInFirst: (next: string) => Promise<Response> };

async function takeForm(app: App, form: Form, { context, fields, logInFirst }: Taking): Promise<Response> {
  const chromeless = chromelessOf(new URL(context.req.url));
  const sender = {
    ...senderOf(context, app),
    params: withoutNul(context.req.param()),
    query: withoutNul(context.req.query()),
    isChromeless: chromeless !== undefined,
  };
  const outcome = await app.limits.calls.run(() => form.accept(app, fields, sender));
  context.header('cache-control', 'no-store');
  if ('logInFirst' in outcome) return logInFirst(outcome.logInFirst);
  if ('goTo' in outcome) {
    for (const cookie of outcome.cookies ?? []) context.header('set-cookie', cookie, { append: true });
    return context.redirect(staying(chromeless, outcome.goTo), 303);
  }
  const { status = 400 } = outcome;
  const render = () =>
    renderPage(app, {
      ...screenFor(context, partPath(form.path, sender.header)),
      head: outcome.head,
      body: outcome.body,
      isUnsent: status !== 200,
    });
  const { html, headers } = await app.limits.renders.run(render);
  const answer = encodeResponse(status, { ...headers, 'cache-control': 'no-store' }, partOf(html, sender.header));
  return toResponse(answer, context.req.raw);
}
