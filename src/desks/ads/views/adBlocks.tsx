import type { FrontBlock, StorySection } from '../../../site/desk.ts';
import { adSlot } from '../slots/adSlots.ts';
import { AdSlot } from './AdSlot.tsx';

// Both stand in what many pages share, so that they have every slot: `adsAroundPage` takes out those that a page does not have.

/** Between the sections of the front page, which differs by device. */
export const middleBlock: FrontBlock = {
  name: 'ads',
  place: 'sections',
  order: 55,
  isExtra: true,
  render: async (_app, { device }) => {
    const names = (['middle', 'mobile-middle'] as const).filter((name) => adSlot(name).device === device);
    return { node: names.map((name) => <AdSlot key={name} name={name} />), tags: [] };
  },
};

/** Under the text of a story. */
export const storySlots: StorySection = async (_app, { sensitive }) => ({
  node: sensitive ? null : (
    <>
      <AdSlot name="middle" />
      <AdSlot name="mobile-middle" />
    </>
  ),
  tags: [],
  jsonLd: [],
});
