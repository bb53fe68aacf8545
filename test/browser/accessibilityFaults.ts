import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, or in the part of it that `include` selects, once its transitions have ended: half way a button is pale. */
export async function accessibilityFaults(page: Page, include?: string): Promise<string[]> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  // Its newer mode opens another page for each result, which takes longer than the look itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (include === undefined ? axe : axe.include(include)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any.map((check) => check.message).join(' ')}`),
  );
}
