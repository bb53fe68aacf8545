import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { island, renderIslandsWith } from './island.tsx';

beforeAll(() => renderIslandsWith((View, props, identifierPrefix) => renderToString(<View {...props} />, { identifierPrefix })));

const Greeting = island('Greeting', { hydrate: 'visible' }, ({ name }: { name: string }) => <b>{name}</b>);

test('an island is served in place with its name, its trigger and its props', () => {
  const html = renderToString(<Greeting name="કચ્છ" />);
  expect(html).toMatch(/^<gs-island name="Greeting" on="visible" data-status="waiting" id-prefix="[^"]+">/);
  expect(html).toContain('<script type="application/json">{"name":"કચ્છ"}</script><b>કચ્છ</b></gs-island>');
});

test('no prop can end the script that carries it', () => {
  const html = renderToString(<Greeting name="</script><script>alert(1)</script>" />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});

test('props past 4 KB are refused: they belong in a call', () => {
  expect(() => renderToString(<Greeting name={'ક'.repeat(1400)} />)).toThrow('pass 4096 bytes');
  expect(() => renderToString(<Greeting name={'ક'.repeat(1300)} />)).not.toThrow();
});

test('two islands of a kind have ids of their own', () => {
  const html = renderToString(
    <>
      <Greeting name="એક" />
      <Greeting name="બે" />
    </>,
  );
  const prefixes = [...html.matchAll(/id-prefix="([^"]+)"/g)].map((hit) => hit[1]);
  expect(new Set(prefixes).size).toBe(2);
});
