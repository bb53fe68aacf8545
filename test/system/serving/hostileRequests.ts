import { seededRandom } from '../../../src/platform/seededRandom.ts';
import { type Role, roles } from '../../../src/site/newsroom/staff.ts';
import { staffMember, type TestApp } from '../openTestApp.ts';

/** What a browser never sends, and somebody who tries a server does. */
const HOSTILE_TEXTS = [
  '',
  '0',
  '-1',
  '1e999',
  'NaN',
  '9223372036854775808',
  '1 or 1=1',
  "'; drop table articles; --",
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%00',
  '\0',
  '\ud800',
  '\u202e\u200b',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a'.repeat(5000),
  'ક્ષ'.repeat(2000),
  '\r\nset-cookie: a=b',
  '/\t/evil.example',
  '//evil.example',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '[]',
  '{"$gt":""}',
  '2026-02-30',
  'ગાંધીનગર',
  '1',
  '12',
  'gujarat',
];

const FIELD_NAMES =
  'page pageIndex q slug url w id articleId categorySlug kind type sortBy state status headline body version working items email name from to text date filter range sort perPage __proto__'.split(
    ' ',
  );

type Hostile = { method: string; path: string; body: string | undefined; role: Role | undefined; contentType: string };

/** Requests to every route in turn, with hostile path parts, parameters, bodies and content types; the same for the same seed. */
export function* hostileRequests(app: TestApp, seed: number, count: number): Generator<Hostile> {
  const random = seededRandom(seed);
  const text = () => random.one(HOSTILE_TEXTS);
  const value = (depth: number): unknown => {
    const pick = random.whole(depth > 3 ? 5 : 8);
    if (pick < 2) return text();
    if (pick === 2) return random.one([0, -1, 1.5, 2 ** 53, Number.MAX_VALUE, null, true]);
    if (pick < 5) return random.whole(1000);
    if (pick === 5) return Array.from({ length: random.whole(4) }, () => value(depth + 1));
    return fields(depth + 1);
  };
  const fields = (depth: number): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: random.whole(6) }, () => [random.one(FIELD_NAMES), value(depth)]));
  const routes = [...new Map(app.routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
  for (let at = 0; at < count; at++) {
    const route = routes[at % routes.length];
    if (!route) return;
    const path = route.path.replace(/:\w+(\{[^}]*\})?\??|\*/g, () => encodeURIComponent(text().toWellFormed()).slice(0, 2000));
    const query = Array.from(
      { length: random.whole(4) },
      () => `${random.one(FIELD_NAMES)}=${random.oneIn(4) ? '%E0%A4%A' : encodeURIComponent(text().toWellFormed())}`,
    );
    const method = route.method === 'ALL' ? random.one(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) : route.method;
    const body = method === 'GET' || method === 'HEAD' ? undefined : random.oneIn(5) ? text() : JSON.stringify(value(0));
    yield {
      method,
      path: query.length > 0 ? `${path}?${query.join('&')}` : path,
      body,
      role: path.startsWith('/newsroom') && !random.oneIn(8) ? random.one(roles) : undefined,
      contentType: random.oneIn(6)
        ? random.one(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])
        : 'application/json',
    };
  }
}

/** Sends them one after another. Gives those answered by 500 or more, each in a line: nothing that is sent may make the server fail. */
export async function failuresOf(app: TestApp, requests: Iterable<Hostile>): Promise<string[]> {
  const failures: string[] = [];
  for (const { method, path, body, role, contentType } of requests) {
    const headers = { 'content-type': contentType, ...(role ? app.headersOf(staffMember(role)) : {}) };
    const answer = await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 500) failures.push(`${answer.status} ${method} ${path.slice(0, 300)} ${role ?? ''} ${body?.slice(0, 200) ?? ''}`);
    await answer.body?.cancel();
  }
  return failures;
}
