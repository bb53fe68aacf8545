import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Editor } from '../../platform/auditLog.ts';
import { Overloaded } from '../../platform/concurrencyLimit.ts';
import { faultOf } from '../../platform/log.ts';
import { parseJson } from '../../platform/parseJson.ts';
import { storageErrorOf } from '../../platform/storage/storageError.ts';
import { strippedOfNul, withoutNul } from '../../platform/text/nulLetter.ts';
import type { App } from '../app.ts';
import { isCrossSite } from '../calls/form.ts';
import { RETRY_AFTER } from '../screens/notNowPage.ts';
import { BodyBrokenOff, BodyTooLarge, MAX_BODY_BYTES } from '../serving/bodyLimit.ts';
import { checkAnswer, WrongAnswer } from './checkAnswer.ts';
import { VersionConflict } from './checkVersion.ts';
import type { Endpoint, Method } from './endpoint.ts';
import { issuesOf } from './issuesOf.ts';
import { NewsroomError } from './newsroomError.ts';
import { may, type Permission } from './permissions.ts';
import type { Staff } from './staff.ts';
import { STAFF_HEADER } from './whoAmI.ts';
import { newsroomServerWords as words } from './words.ts';

/** The signed-in user, and whether the required second factor is confirmed. */
export type SignedIn = { staff: Staff; sessionId: string; hasSecondFactor: boolean };
/** Returns the signed-in user of a request. */
export type GetSession = (headers: Headers) => Promise<SignedIn | undefined>;

/** A long story with all its blocks is some hundred kilobytes. */
const MAX_JSON_BYTES = 4 * 1024 * 1024;

/** Values that may be passed where `Value` is sent, including readonly ones: nothing modifies them any more. */
type Sendable<Value> = unknown extends Value ? Value : { readonly [Key in keyof Value]: Sendable<Value[Key]> };

type Implementation<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType> = {
  /** The required permission, checked before the request body is read. */
  permission: Permission;
  /** For a call that receives a file: its maximum size. The file is read completely into memory. */
  fileBytes?: number;
  /** For a file too large for memory: it is passed as a stream of at most this many bytes. */
  streamBytes?: number;
  run: (http: {
    app: App;
    /** The app with the editor, for commands. */
    context: App & { by: Editor };
    staff: Staff;
    sessionId: string;
    params: z.output<Params>;
    query: z.output<Query>;
    body: z.output<Body>;
    file: Uint8Array;
    stream: ReadableStream<Uint8Array>;
    now: Date;
  }) => Promise<Sendable<z.input<Answer>>>;
};

/** A newsroom call, ready to be registered under /newsroom/api. */
export type NewsroomCall = {
  method: Method;
  path: string;
  endpoint: Endpoint;
  permission: Permission;
  /** The largest request body in bytes. */
  bodyBytes: number;
  register: (api: Hono, app: App, getSession: GetSession) => void;
};

/**
 * Implements an endpoint: its permission and its handler. The result of `run` is sent as JSON, or unchanged if it is a `Response`; a
 * `NewsroomError` is sent with its message. Every call requires a user signed in with a second factor.
 */
export function newsroomCall<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  { permission, fileBytes, streamBytes, run }: Implementation<Params, Query, Body, Answer>,
): NewsroomCall {
  const { method = 'get', path } = endpoint;
  const isFile = fileBytes !== undefined || streamBytes !== undefined;
  const request = z.object({
    params: endpoint.params ?? z.object({}),
    query: endpoint.query ?? z.object({}),
    body: isFile ? z.unknown() : (endpoint.body ?? z.unknown()),
  });

  const answer = async (http: Context, app: App, getSession: GetSession): Promise<Response> => {
    const { staff, sessionId } = await app.limits.newsroom.run(() => authorize(http, app, getSession, permission));
    const file = fileBytes === undefined ? undefined : new Uint8Array(await http.req.arrayBuffer());
    const sent = {
      params: withoutNul(http.req.param()),
      query: withoutNul(http.req.query()),
      // Pasted text may contain NUL, which is removed.
      body: endpoint.body && !isFile ? strippedOfNul(await readJson(http)) : undefined,
    };
    const parsed = request.safeParse(sent, { reportInput: true });
    if (!parsed.success) throw new NewsroomError(422, words.somethingWrong, { issues: issuesOf(parsed.error) });
    // The types of the schemas are lost in a generic z.object.
    const input = parsed.data as { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> };
    const context = { ...app, by: { id: staff.id, name: staff.name } };
    const work = () =>
      run({
        app,
        context,
        staff,
        sessionId,
        ...input,
        file: file ?? new Uint8Array(),
        stream: http.req.raw.body ?? new ReadableStream({ start: (controller) => controller.close() }),
        now: app.clock(),
      });
    // A file upload may be slow, so it does not occupy a slot of the limit.
    const answered: unknown = await (isFile ? work() : app.limits.newsroom.run(work));
    if (app.settings.checkAnswers) checkAnswer(endpoint, answered);
    return answered instanceof Response ? answered : http.json(answered, 200, privately);
  };

  const register: NewsroomCall['register'] = (api, app, getSession) => {
    api.on(method, path, async (http) => {
      try {
        return await answer(http, app, getSession);
      } catch (error) {
        return answerError(http, app, error);
      }
    });
  };
  const bodyBytes = streamBytes ?? fileBytes ?? (endpoint.body ? MAX_JSON_BYTES : MAX_BODY_BYTES);
  return { method, path, endpoint, permission, bodyBytes, register };
}

/** Responses for editors are private and must not be cached. */
export const privately = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

/** The user of a request that needs a permission. Throws `NewsroomError` if nobody is signed in or the permission is missing. */
export async function authorize(http: Context, app: App, getSession: GetSession, permission: Permission): Promise<SignedIn> {
  if (http.req.method !== 'GET' && isCrossSite(http.req.raw, app.settings.siteUrl)) throw new NewsroomError(403, words.fromElsewhere);
  const signedIn = await getSession(http.req.raw.headers);
  if (!signedIn || !isOfScreen(signedIn, http)) throw new NewsroomError(401, words.signInFirst);
  if (!signedIn.hasSecondFactor) throw new NewsroomError(403, words.secondFactorFirst, { details: 'second-factor' });
  if (!may(signedIn.staff.role, permission)) throw new NewsroomError(403, words.notYours);
  return signedIn;
}

/** Whether a call comes from a screen of the signed-in user, and not from one that an earlier user of the browser has left open. */
const isOfScreen = ({ staff }: SignedIn, http: Context): boolean => (http.req.header(STAFF_HEADER) ?? staff.id) === staff.id;

async function readJson(http: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(http.req.header('content-type') ?? '')) throw new NewsroomError(415, words.asJson);
  try {
    return parseJson(await http.req.text());
  } catch {
    throw new NewsroomError(400, words.asJson);
  }
}

/** Sends a `NewsroomError` with its message; logs any other error and asks the editor to try again. */
export function answerError(http: Context, app: App, error: unknown): Response {
  if (error instanceof NewsroomError) return refuse(http, error);
  if (error instanceof BodyTooLarge) return refuseLargeBody(http);
  if (error instanceof BodyBrokenOff) return refuse(http, new NewsroomError(400, words.notNow));
  if (error instanceof z.ZodError) return refuse(http, new NewsroomError(422, words.somethingWrong, { issues: issuesOf(error, 0) }));
  if (error instanceof Overloaded) return refuse(http, new NewsroomError(503, words.notNow));
  app.log.error({ call: http.req.path, ...faultOf(error) }, 'a call of the newsroom failed');
  const storage = storageErrorOf(error);
  if (error instanceof WrongAnswer) return refuse(http, new NewsroomError(503, words.notNow, { details: error.message }));
  if (storage)
    return refuse(http, storage.reason === 'full' ? new NewsroomError(507, words.diskFull) : new NewsroomError(503, words.notKept));
  return refuse(http, new NewsroomError(503, words.notNow));
}

/** Reports that the body is too large. */
export const refuseLargeBody = (http: Context): Response => refuse(http, new NewsroomError(413, words.tooLarge));

export function refuse(http: Context, error: NewsroomError): Response {
  const { status, sentence, issues, details, retryAfterSeconds } = error;
  const conflict = error instanceof VersionConflict ? { isOutdated: true } : {};
  return http.json({ message: sentence, issues, ...conflict, ...(details === undefined ? {} : { details }) }, status, {
    ...privately,
    ...(status === 503 ? RETRY_AFTER : {}),
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  });
}
