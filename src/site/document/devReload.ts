import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

const SCRIPT = `let born;
const source = new EventSource('/dev/reload');
source.onmessage = ({ data }) => {
  if (born && born !== data) location.reload();
  born = data;
};`;

const bornAt = String(Date.now());

/** Development only: open pages listen here and reload when the newspaper has restarted. */
export function serveDevReload(routes: Hono): void {
  routes.get('/dev/reload.js', (context) => context.body(SCRIPT, 200, { 'content-type': 'text/javascript' }));
  routes.get('/dev/reload', (context) =>
    streamSSE(context, async (stream) => {
      await stream.writeSSE({ data: bornAt });
      await new Promise<void>((resolve) => stream.onAbort(resolve));
    }),
  );
}
