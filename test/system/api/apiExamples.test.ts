import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { type OpenApiDocument, readOpenApi } from './openApiDocument.ts';

let newspaper: TestApp;
let operations: { path: string; parameters: Parameter[]; isOfReader: boolean }[];
beforeAll(async () => {
  newspaper = await openTestApp();
  const { paths } = readOpenApi(await (await newspaper.get('/api/openapi.json')).json()).document;
  operations = Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [{ path, parameters: get.parameters ?? [], isOfReader: '401' in get.responses }] : [],
  );
});
afterAll(() => newspaper.close());

type Parameter = NonNullable<NonNullable<OpenApiDocument['paths'][string]['get']>['parameters']>[number];

/** The operation's address with every example that its document gives, as the reference page fills it in. */
function exampleOf({ path, parameters }: Pick<(typeof operations)[number], 'path' | 'parameters'>): string {
  const inputs = parameters.flatMap(({ name, in: place, schema }) =>
    schema?.example === undefined ? [] : [{ name, place, value: String(schema.example) }],
  );
  const query = new URLSearchParams(inputs.filter(({ place }) => place === 'query').map(({ name, value }) => [name, value]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(inputs.find((one) => one.place === 'path' && one.name === name)?.value ?? ''),
  );
  return `/api${filled}${query.size > 0 ? `?${query}` : ''}`;
}

/** Whether an answer says nothing: no field, or lists of which each is empty. */
function isEmpty(data: unknown): boolean {
  if (data === null || data === undefined) return true;
  if (typeof data !== 'object') return false;
  const values = Object.values(data);
  const lists = values.filter((value) => Array.isArray(value));
  return lists.length > 0 ? lists.every((list) => list.length === 0) : values.every(isEmpty);
}

/** The demo paper has no films and no web stories of its election, and makes none up. */
const emptyInTheDemo = new Set(['/election/video', '/election/web-story']);

describe('the examples of the API’s document, on the demo paper', () => {
  test('are there for everything that a call cannot do without', () => {
    const lacking = operations.flatMap(({ path, parameters }) =>
      parameters.filter(({ required, schema }) => required && schema?.example === undefined).map(({ name }) => `${path} ${name}`),
    );
    expect(lacking).toEqual([]);
  });

  test('are answered with 200 and something in it, each call', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const operation of operations.filter(({ isOfReader }) => !isOfReader)) {
      const address = exampleOf(operation);
      const response = await newspaper.get(address);
      const answer: { code: number; message?: string; data?: unknown } = await response.json();
      if (response.status !== 200 || answer.code !== 200) wrong.push(`${address}: ${answer.code} ${answer.message}`);
      else if (isEmpty(answer.data) && !emptyInTheDemo.has(operation.path)) wrong.push(`${address}: nothing in it`);
    }
    expect(operations.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('are for those who are logged in where they are about a reader', async () => {
    const own = operations.filter(({ isOfReader }) => isOfReader);
    expect(own.map(({ path }) => path)).toContain('/user/profile');
    for (const operation of own) expect((await newspaper.get(exampleOf(operation))).status, operation.path).toBe(401);
  });
});
