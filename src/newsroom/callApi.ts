import { z } from 'zod';
import { type Endpoint, type fileBody, sentence } from '../site/newsroom/endpoint.ts';
import { STAFF_HEADER } from '../site/newsroom/whoAmI.ts';
import { inLanguage } from './language.ts';
import { succeeded } from './notify.ts';
import { newsroomWords } from './words.ts';

const API = '/newsroom/api';
const FILE_TYPE = 'application/octet-stream';
/** Time limit of a call. */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 15 * 60_000;

type Optional<Name extends string, Value> = Record<never, never> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

/** The input of a call; parts that the endpoint does not need are optional. */
type Input<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> = Optional<'params', z.input<Params>> &
  Optional<'query', z.input<Query>> &
  (Body extends z.ZodUndefined ? { body?: undefined } : { body: z.input<Body> }) & { signal?: AbortSignal };

/** The input as an argument, optional if nothing is required. */
type Arguments<Given> = Record<never, never> extends Given ? [input?: Given] : [input: Given];

const refused = z.object({
  message: sentence,
  issues: z.array(z.object({ path: z.string(), message: sentence })).default([]),
  isOutdated: z.literal(true).optional(),
  details: z.unknown().optional(),
});

/** An error response of the newsroom server, in the current language; `details` is data for the screen. */
export class CallError extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  readonly details: unknown;
  /** Errors by field path. */
  readonly fields: Record<string, string>;
  /** Whether somebody has changed meanwhile what the screen shows: its present state may be loaded. */
  readonly isOutdated: boolean;
  /** The call that failed, for `notify`: what is said about it goes when the same call succeeds. */
  about: string | undefined;
  /** Whether it failed because the session has ended: the sign-in over the screen says so, and the screen need not. */
  isSessionOver = false;
  constructor(status: number, message: string, fields: Record<string, string>, details: unknown, isOutdated = false) {
    super(message);
    this.status = status;
    this.details = details;
    this.fields = fields;
    this.isOutdated = isOutdated;
  }

  /** Whether it is not known what the server has done: it was not reached, or a proxy has answered for it. */
  get isUnanswered(): boolean {
    return [0, 502, 503, 504].includes(this.status);
  }
}

/** Called when the server reports that the session has expired or has no second factor yet; answers whether a sign-in is shown. */
let onSignedOut: () => boolean = () => false;
export function whenSignedOut(act: () => boolean): void {
  onSignedOut = act;
}
/** The error for a call that needs a session. */
export function refusedSignedOut(error: CallError): CallError {
  error.isSessionOver = onSignedOut();
  return error;
}

/** Whose screens these are. Another tab may sign somebody else in, who must not do what is done here. */
let staffId: string | undefined;
export function callAs(id: string): void {
  staffId = id;
}
const headersOf = (type: string | undefined): Record<string, string> => ({
  ...(type === undefined ? {} : { 'content-type': type }),
  ...(staffId === undefined ? {} : { [STAFF_HEADER]: staffId }),
});

/**
 * Makes a newsroom call. A `Blob` is sent unchanged, any other body as JSON. Throws `CallError` with a message for the editor, also if the
 * network or the server does not respond.
 */
export async function callApi<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...[input]: Arguments<Input<Params, Query, Body>>
): Promise<z.output<Answer>> {
  return request(endpoint, input ?? {});
}

/** Options for `useQuery` to make a call and cache its response under a key: `useQuery(queryOf(['polls'], listPolls, { params }))`. */
export const queryOf = <Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  queryKey: readonly unknown[],
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...[input]: Arguments<Input<Params, Query, Body>>
) => ({ queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => request(endpoint, { ...input, signal }) });

async function request<Answer extends z.ZodType>(
  endpoint: Endpoint<z.ZodObject, z.ZodObject, z.ZodType, Answer>,
  { body, signal, ...address }: AnyInput,
): Promise<z.output<Answer>> {
  const { method = 'get' } = endpoint;
  const about = `${method} ${addressOf(endpoint, { params: address.params })}`;
  try {
    const answer = await answerOf(await send(method, addressOf(endpoint, address), body, signal), signal);
    succeeded(about);
    return answer;
  } catch (error) {
    if (error instanceof CallError) error.about = about;
    throw error;
  }
}

async function answerOf(response: Response, signal: AbortSignal | undefined) {
  if (!response.ok) throw await refusalOf(response);
  try {
    // The only place where the response is assumed to match the endpoint: the server is compiled against the same schema.
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    // The connection broke within the answer, or something in between has answered: the sign-in page of a hotel.
    throw new CallError(0, inLanguage(newsroomWords.noAnswer), {}, undefined);
  }
}

type AnyAddress = { params?: object | undefined; query?: object | undefined };
type AnyInput = AnyAddress & { body?: unknown; signal?: AbortSignal };

/** The address of a call with its parameters and query, for links, pictures and frames. */
export function addressOf({ path }: Pick<Endpoint, 'path'>, { params, query }: AnyAddress = {}): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_name, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return `${API}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

async function send(method: string, address: string, body: unknown, signal: AbortSignal | undefined): Promise<Response> {
  const isFile = body instanceof Blob;
  const timeout = AbortSignal.timeout(isFile ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  try {
    return await fetch(address, {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      headers: headersOf(body === undefined ? undefined : isFile ? FILE_TYPE : 'application/json'),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(0, inLanguage(newsroomWords.noConnection), {}, undefined);
  }
}

async function refusalOf(response: Response): Promise<CallError> {
  return refusedWith(response.status, await response.json().catch(() => undefined));
}

/** The error for a response of the server, in the current language. */
function refusedWith(status: number, answer: unknown): CallError {
  const parsed = refused.safeParse(answer);
  if (!parsed.success) return new CallError(status, inLanguage(newsroomWords.noAnswer), {}, undefined);
  const { message, issues, details, isOutdated } = parsed.data;
  const fields = Object.fromEntries(issues.map((issue) => [issue.path, inLanguage(issue.message)]));
  const error = new CallError(status, inLanguage(message), fields, details, isOutdated);
  return status === 401 || details === 'second-factor' ? refusedSignedOut(error) : error;
}

type Sending<Params extends z.ZodObject, Query extends z.ZodObject> = Optional<'params', z.input<Params>> &
  Optional<'query', z.input<Query>> & { onProgress: (share: number) => void; signal?: AbortSignal };

/** An upload without progress for this long has failed. */
const STALLED_MS = 60_000;
/** Time limit for the server to process an uploaded file: the pages of a printed edition, a long video. */
const FILE_ANSWER_MS = 5 * 60_000;

/**
 * Uploads a file to a newsroom call and reports its progress as a fraction of 1, which `fetch` cannot do. Throws `CallError` with a
 * message, like `callApi`, also if the upload stalls or the browser cannot read the file.
 */
export function uploadFile<Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodType>(
  endpoint: Endpoint<Params, Query, typeof fileBody, Answer>,
  file: Blob,
  { onProgress, signal, ...address }: Sending<Params, Query>,
): Promise<z.output<Answer>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failAs = (word: 'noConnection' | 'noAnswer' | 'fileUnreadable' | 'lineStalled' | 'notDone') =>
      reject(new CallError(0, inLanguage(newsroomWords[word]), {}, undefined));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const allow = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        failAs('lineStalled');
        request.abort();
      }, milliseconds);
    };
    const stop = () => request.abort();
    request.open('POST', addressOf(endpoint, address));
    for (const [name, value] of Object.entries(headersOf(FILE_TYPE))) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      allow(STALLED_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => allow(FILE_ANSWER_MS);
    request.onload = () => {
      if (request.status < 200 || request.status >= 300) reject(refusedWith(request.status, request.response));
      // What is no JSON reads as null.
      else if (request.response === null) failAs('noAnswer');
      else resolve(request.response);
    };
    request.onerror = () => {
      // A file that was moved, or is on a removed card, fails like a lost connection, so check whether it is readable.
      file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => failAs('noConnection'),
          () => failAs('fileUnreadable'),
        );
    };
    request.onabort = () => failAs('notDone');
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    signal?.addEventListener('abort', stop, { once: true });
    allow(STALLED_MS);
    request.send(file);
  });
}
