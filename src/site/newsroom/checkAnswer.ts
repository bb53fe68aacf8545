import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** A response does not match the schema of its endpoint. */
export class WrongAnswer extends Error {}

/**
 * Checks that a response and its schema have the same fields. Throws `WrongAnswer`. Only in tests and development (`CHECK_ANSWERS`); in
 * production type checking is enough.
 */
export function checkAnswer({ method = 'get', path, answer }: Endpoint, value: unknown): void {
  const name = `${method.toUpperCase()} ${path}`;
  const parsed = answer.safeParse(value);
  if (!parsed.success) throw new WrongAnswer(`The answer of ${name} is not as its schema says:\n${z.prettifyError(parsed.error)}`);
  if (value instanceof Response) return;
  const sent: unknown = JSON.parse(JSON.stringify(value));
  const described: unknown = JSON.parse(JSON.stringify(parsed.data));
  if (isDeepStrictEqual(sent, described)) return;
  throw new WrongAnswer(`The answer of ${name} holds more than its schema says: ${differences(sent, described).slice(0, 10).join(', ')}`);
}

/** The paths at which two values differ. */
function differences(sent: unknown, described: unknown, path = ''): string[] {
  if (isDeepStrictEqual(sent, described)) return [];
  if (typeof sent !== 'object' || sent === null || typeof described !== 'object' || described === null) return [path];
  const other = new Map<string, unknown>(Object.entries(described));
  return Object.entries(sent).flatMap(([key, value]) => differences(value, other.get(key), path === '' ? key : `${path}.${key}`));
}
