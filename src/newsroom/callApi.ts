import { z } from 'zod';
import { type Endpoint, type fileBody, sentence } from '../site/newsroom/endpoint.ts';
import { inLanguage } from './language.ts';
import { newsroomWords } from './words.ts';

const API = '/newsroom/api';
/** Time limit of a call. */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 15 * 60_000;

type Optional<Name extends string, Value> = Record<never, never> extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

/** What a call is made with; what the endpoint does not need may be left out. */
type Input<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> = Optional<'params', z.input<Params>> &
  Optional<'query', z.input<Query>> &
  (Body extends z.ZodUndefined ? { body?: undefined } : { body: z.input<Body> }) & { signal?: AbortSignal };

/** The input, as an argument that may be left out when nothing is needed. */
type Arguments<Given> = Record<never, never> extends Given ? [input?: Given] : [input: Given];

const refused = z.object({
  message: sentence,
  issues: z.array(z.object({ path: z.string(), message: sentence })).default([]),
  details: z.unknown().optional(),
});

/** What the newsroom's server refused, in the present language; `details` is what the screen may need to go on. */
export class CallError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly details: unknown;
  /** What is wrong with each field, by its path. */
  readonly fields: Record<string, string>;
  constructor(status: number, message: string, fields: Record<string, string>, details: unknown) {
    super(message);
    this.status = status;
    this.details = details;
    this.fields = fields;
  }
}

/** Called when the server does not know who we are: the session is over, or has no second factor yet. */
let onSignedOut: () => void = () => undefined;
export function whenSignedOut(act: () => void): void {
  onSignedOut = act;
}

/**
 * Makes a call of the newsroom. A `Blob` is sent as it is, any other body as JSON. Throws `CallError` in words for the editor, also when the
 * network or the server does not answer.
 */
export async function callApi<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...[input]: Arguments<Input<Params, Query, Body>>
): Promise<z.output<Answer>> {
  return request(endpoint, input ?? {});
}

/** What `useQuery` takes to make a call and keep its answer under a key: `useQuery(queryOf(['polls'], listPolls, { params }))`. */
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
  const response = await send(method, addressOf(endpoint, address), body, signal);
  if (!response.ok) throw await refusalOf(response);
  // The one place where the answer is taken to be what the endpoint says: the server's side is compiled against the same schema.
  return response.json();
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
      headers: body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
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

/** What a refusal of the server says, in the present language. */
function refusedWith(status: number, answer: unknown): CallError {
  const parsed = refused.safeParse(answer);
  if (!parsed.success) return new CallError(status, inLanguage(newsroomWords.noAnswer), {}, undefined);
  const { message, issues, details } = parsed.data;
  if (status === 401 || details === 'second-factor') onSignedOut();
  const fields = Object.fromEntries(issues.map((issue) => [issue.path, inLanguage(issue.message)]));
  return new CallError(status, inLanguage(message), fields, details);
}

type Sending<Params extends z.ZodObject, Query extends z.ZodObject> = Optional<'params', z.input<Params>> &
  Optional<'query', z.input<Query>> & { onProgress: (share: number) => void; signal?: AbortSignal };

/** An upload without progress for so long has failed. */
const STALLED_MS = 60_000;
/** So long the server may take over a file that has arrived: the pages of a printed edition, a long film. */
const FILE_ANSWER_MS = 5 * 60_000;

/**
 * Sends a file to a call of the newsroom and tells how much of it has gone, as a share of 1. `fetch` does not tell that. Throws `CallError` in words,
 * as `callApi` does: also when nothing moves any more, or when the browser cannot read the file.
 */
export function uploadFile<Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodType>(
  endpoint: Endpoint<Params, Query, typeof fileBody, Answer>,
  file: Blob,
  { onProgress, signal, ...address }: Sending<Params, Query>,
): Promise<z.output<Answer>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failAs = (word: 'noConnection' | 'fileUnreadable' | 'lineStalled' | 'notDone') =>
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
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      allow(STALLED_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => allow(FILE_ANSWER_MS);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response);
      else reject(refusedWith(request.status, request.response));
    };
    request.onerror = () => {
      // A file that was moved, or on a card that was taken out, fails as a line that is down does.
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
