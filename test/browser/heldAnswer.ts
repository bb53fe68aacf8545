import type { Page, Request, Route } from '@playwright/test';

type Asked = { method: string; path: RegExp };
/** How a held answer goes on: as the server gave it, lost on the way, or another one in its place. */
type Outcome = 'as it is' | 'lost' | { status: number; body?: string };

/** An answer on its way to a page that has not arrived yet. */
export type HeldAnswer = {
  /** When the server has done what was asked of it, and its answer waits. */
  arrived: Promise<void>;
  letGo: (outcome?: Outcome) => Promise<void>;
};

/**
 * Holds the next answer of the newsroom's API to a call until the test lets it go: a slow line, as long as the test needs it. With
 * `reaches: false` the request never gets to the server.
 */
export async function holdAnswer(page: Page, asked: Asked, { reaches = true } = {}): Promise<HeldAnswer> {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<Outcome>();
  const done = Promise.withResolvers<void>();
  const isAsked = (request: Request) => request.method() === asked.method && asked.path.test(new URL(request.url()).pathname);
  let isHeld = false;
  const hold = async (route: Route, request: Request) => {
    if (isHeld || !isAsked(request)) return route.fallback();
    isHeld = true;
    const response = reaches ? await route.fetch() : undefined;
    arrived.resolve();
    const outcome = await released.promise;
    if (outcome === 'lost') await route.abort();
    else if (outcome === 'as it is') await (response ? route.fulfill({ response }) : route.continue());
    else await route.fulfill({ status: outcome.status, body: outcome.body ?? '', contentType: 'application/json' });
    done.resolve();
  };
  await page.route(/\/newsroom\/api\//, hold);
  return {
    arrived: arrived.promise,
    letGo: async (outcome = 'as it is') => {
      released.resolve(outcome);
      await done.promise;
    },
  };
}
