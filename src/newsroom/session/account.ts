import { z } from 'zod';
import { CallError, refusedSignedOut } from '../callApi.ts';
import { inLanguage } from '../language.ts';
import { newsroomWords } from '../words.ts';

/** For calls whose response is not used. */
export const anyAnswer = z.unknown();

const answered = z.object({ code: z.string().optional(), message: z.unknown() });

const NO_SESSION = 'UNAUTHORIZED';

/** Messages for the error codes of the account calls. */
const sayings: Record<string, keyof typeof newsroomWords> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrongPassword',
  INVALID_PASSWORD: 'wrongPasswordOnly',
  INVALID_CODE: 'wrongCode',
  [NO_SESSION]: 'sessionOver',
  INVALID_TWO_FACTOR_COOKIE: 'codeTooLate',
  INVALID_BACKUP_CODE: 'wrongRecoveryCode',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'tooManyCodes',
};

/**
 * Makes an account call (`/sign-in/email`). These belong to the sign-in library and have no endpoints of ours, so the response is parsed
 * with the given schema. Throws `CallError` with a message.
 */
export async function callAccount<Answer>(path: string, body: object, answer: z.ZodType<Answer>): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/newsroom/api/account${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new CallError(0, inLanguage(newsroomWords.noConnection), {}, undefined);
  }
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const parsed = answer.safeParse(json);
    if (json !== undefined && parsed.success) return parsed.data;
    throw new CallError(0, inLanguage(newsroomWords.noAnswer), {}, undefined);
  }
  const own = z.object({ message: z.object({ gu: z.string(), en: z.string() }) }).safeParse(json);
  if (own.success) throw new CallError(response.status, inLanguage(own.data.message), {}, undefined);
  const code = answered.safeParse(json).data?.code ?? '';
  const error = new CallError(
    response.status,
    inLanguage(newsroomWords[json === undefined ? 'noAnswer' : (sayings[code] ?? 'notDone')]),
    {},
    code,
  );
  throw code === NO_SESSION ? refusedSignedOut(error) : error;
}
