import { expect, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';

test('the next story comes although each of its requests fails once, when the reader scrolls again', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740, expects: /Failed to load resource/ });
  const asked: string[] = [];
  await setRoute(page, /\/api\/articles-scroll|\/news\/|\.css\?next-story/, async (route, request) => {
    if (request.isNavigationRequest()) return route.fallback();
    const [step = 'story'] = /articles-scroll|\.css/.exec(request.url()) ?? [];
    asked.push(step);
    if (asked.filter((one) => one === step).length === 1) return route.abort();
    if (step !== 'story') return route.fallback();
    // The story has styles that this page has not.
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace('.css">', '.css?next-story">') });
  });
  await page.locator('main h2 a').first().click();
  const stories = page.locator('article[data-story]');
  const related = page.getByRole('heading', { name: 'સંબંધિત સમાચાર' });
  const readOn = async () => {
    await related.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, -200);
    await page.mouse.wheel(0, 200);
    return stories.count();
  };
  await expect.poll(readOn, { intervals: [500] }).toBeGreaterThan(1);
  expect(asked.slice(0, 7)).toEqual(['articles-scroll', 'articles-scroll', 'story', 'story', '.css', 'story', '.css']);
});
