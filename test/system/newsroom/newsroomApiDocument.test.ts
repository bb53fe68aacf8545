import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../../src/site/newsroom/endpoint.ts';
import { newsroomCall } from '../../../src/site/newsroom/newsroomCall.ts';
import { readOpenApi } from '../api/openApiDocument.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

// Calls of the test, with what they answer in spite of their schemas.
const row = z.object({ id: z.number() });
const lacking: { id: number } = JSON.parse('{}');
const withMore = { id: 1, secret: 'x' };
const wrongCalls = [
  newsroomCall(endpoint({ path: '/test/lacking', summary: 'Lacks a field', answer: row }), {
    permission: 'newsroom.enter',
    run: async () => lacking,
  }),
  newsroomCall(endpoint({ path: '/test/more', summary: 'Has a field too many', answer: row }), {
    permission: 'newsroom.enter',
    run: async () => withMore,
  }),
];

let newspaper: TestApp;
const reporter = staffMember('reporter');
const DOCUMENT = '/openapi.json';
const API = '/newsroom/api';

beforeAll(async () => {
  newspaper = await openTestApp({ desks: [{ name: 'wrong', newsroom: wrongCalls }] });
});
afterAll(() => newspaper.close());

test('whoever is not signed in gets nothing of the reference', async () => {
  const refused = await newspaper.ask(undefined, 'get', DOCUMENT);
  expect(refused.status).toBe(401);
  expect(await refused.text()).not.toContain('paths');
  const led = await newspaper.ask(undefined, 'get', '/docs');
  expect([led.status, led.headers.get('location')]).toEqual([302, '/newsroom']);
  expect(await led.text()).not.toContain('openapi.json');
});

test('the document is valid OpenAPI 3.1 and lists every route with its permission, inputs and answer', async () => {
  const response = await newspaper.ask(reporter, 'get', DOCUMENT);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const { document, faults } = readOpenApi(await response.json());
  expect(faults).toEqual([]);
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  // The accounts' own calls are the sign-in library's.
  const own = /\/(account\/\*|\*|docs|openapi\.json)$/;
  const routes = newspaper.routes
    .filter(({ path }) => path.startsWith(`${API}/`) && !own.test(path))
    .map(({ method, path }) => `${method} ${path.slice(API.length).replace(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) {
      expect(operation.description).toMatch(/^(Permission `|No permission)/);
      expect(Object.values(operation.responses['200']?.content ?? {})).toHaveLength(1);
    }
  }
});

test('the reference opens for those who are signed in', async () => {
  const page = await newspaper.ask(reporter, 'get', '/docs');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await page.text()).toContain('data-document="/newsroom/api/openapi.json"');
});

test.each([
  ['/test/lacking', 'id'],
  ['/test/more', 'secret'],
])('an answer that is not as its schema says fails in tests: %s', async (path, field) => {
  const response = await newspaper.ask(reporter, 'get', path);
  expect(response.status).toBe(503);
  expect((await response.json()).details).toContain(field);
});

/** Everything that has a path and an answer among the exports of a module, also inside of lists of endpoints. */
const endpointsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('path' in value && 'answer' in value) return [`${('method' in value ? String(value.method) : 'get').toUpperCase()} ${value.path}`];
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(endpointsIn) : [];
};

test('every endpoint that screens can call is implemented', async () => {
  const modules = import.meta.glob<object>('../../../src/desks/*/newsroom/endpoints.ts', { eager: true });
  const defined = Object.values(modules).flatMap((module) => Object.values(module).flatMap(endpointsIn));
  const routes = new Set(newspaper.routes.map(({ method, path }) => `${method} ${path.slice(API.length)}`));
  expect(defined.length).toBeGreaterThan(100);
  expect(defined.filter((name) => !routes.has(name))).toEqual([]);
});
