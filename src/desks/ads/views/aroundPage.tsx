import type { AroundPage } from '../../../site/pages/aroundPage.ts';
import { settingsTag } from '../../settings/queries.ts';
import { adsTag, readAdPlan } from '../queries.ts';
import { adPageTypeOf } from '../slots/adPageType.ts';
import { type AdPage, slotsOf } from '../slots/adPlan.ts';
import type { AdSlotName } from '../slots/adSlots.ts';
import { AdLoader } from './AdLoader.tsx';
import { AdSlot } from './AdSlot.tsx';
import { gamHosts } from './gamHosts.ts';

const ABOVE: readonly AdSlotName[] = ['header', 'above-top-story'];
const BESIDE: readonly AdSlotName[] = ['right-panel'];
const BELOW: readonly AdSlotName[] = ['left-panel', 'bottom', 'mobile-bottom', 'sticky', 'mobile-sticky', 'in-image', 'refresh'];

/** What a page with content has in its main column: stories, pictures, tables. A list without entries has none of them. */
const CONTENT = /<(article|figure|table|img)[\s>]/;

/** The slots around the main column, and what fills all slots of the page. Sensitive stories and empty pages have none. */
export const adsAroundPage: AroundPage = async ({ db }, { path, subject, main, now }) => {
  const tags = [adsTag, settingsTag];
  const pageType = adPageTypeOf(path);
  if (!pageType || subject.isSensitive || !CONTENT.test(main)) return { main: withSlots(main, []), tags };
  const plan = await readAdPlan(db);
  const page: AdPage = { pageType, topicIds: subject.topicIds ?? [] };
  const names = slotsOf(plan, page, now);
  if (names.length === 0) return { main: withSlots(main, []), tags };
  const shown = (side: readonly AdSlotName[]) => (
    <>
      {side
        .filter((name) => names.includes(name))
        .map((name) => (
          <AdSlot key={name} name={name} />
        ))}
    </>
  );
  const units = Object.fromEntries(names.flatMap((name) => (plan.units[name] ? [[name, plan.units[name]]] : [])));
  const hasUnits = Object.keys(units).length > 0;
  return {
    main: withSlots(main, names),
    above: shown(ABOVE),
    below: (
      <>
        {shown(BELOW)}
        <AdLoader page={pageType} topics={page.topicIds} {...(hasUnits && { units })} />
      </>
    ),
    beside: shown(BESIDE),
    tags,
    ...(hasUnits && { hosts: gamHosts }),
  };
};

/** The HTML of a main column with only these of its slots. A section of which nothing is left goes as well. */
const withSlots = (main: string, names: readonly AdSlotName[]): string =>
  main
    .replace(/<div [^>]*data-ad="([^"]*)"><\/div>/g, (slot, name) => (names.some((known) => known === name) ? slot : ''))
    .replace(/<section [^>]*data-block="ads"><\/section>/g, '');
