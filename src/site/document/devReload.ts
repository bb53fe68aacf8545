import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

const SCRIPT = `let born;
const source = new EventSource('/dev/reload');
source.onmessage = ({ data }) => {
  if (born && born !== data) location.reload();
  born = data;
};`;

/** Names this process: another one is another newspaper. */
const born = randomUUID();

/** Development only: open pages listen here and reload when the newspaper has restarted. */
export function serveDevReload(routes: Hono): void {
  routes.get('/dev/reload.js', (context) => context.body(SCRIPT, 200, { 'content-type': 'text/javascript' }));
  routes.get('/dev/reload', (context) =>
    streamSSE(context, async (stream) => {
      await stream.writeSSE({ data: born });
      await new Promise<void>((resolve) => stream.onAbort(resolve));
    }),
  );
}
