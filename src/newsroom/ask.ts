import { z } from 'zod';
import { inLanguage } from './language.ts';
import { newsroomWords } from './words.ts';

const API = '/newsroom/api';
/** A call that takes longer is given up: an editor should not look at a wheel for ever. */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 15 * 60_000;

const sentence = z.object({ gu: z.string(), en: z.string() });
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

type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Asks a call of the newsroom: JSON in, JSON out (`Out` is what that call answers). A `Blob` is sent as it is. Throws `CallError` in words
 * for the editor, also when the network or the server does not answer.
 */
export async function ask<Out>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Out> {
  const isFile = body instanceof Blob;
  const timeout = AbortSignal.timeout(isFile ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(`${API}${path}`, {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      headers: body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(0, inLanguage(newsroomWords.noConnection), {}, undefined);
  }
  if (!response.ok) throw await refusalOf(response);
  return response.json();
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

type Sending = { onProgress: (share: number) => void; signal: AbortSignal };

/** A line on which nothing moves for so long is down, however slow it is otherwise. */
const STALLED_MS = 60_000;
/** So long the server may take over a file that has arrived: the pages of a printed edition, a long film. */
const FILE_ANSWER_MS = 5 * 60_000;

/**
 * Sends a file to a call of the newsroom and tells how much of it has gone, as a share of 1. `fetch` does not tell that. Throws `CallError` in words,
 * as `ask` does: also when nothing moves any more, or when the browser cannot read the file.
 */
export function sendFile<Out>(path: string, file: Blob, { onProgress, signal }: Sending): Promise<Out> {
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
    request.open('POST', `${API}${path}`);
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
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop, { once: true });
    allow(STALLED_MS);
    request.send(file);
  });
}
