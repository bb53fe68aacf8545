import type { StoryBlock } from '../../../platform/document/storyDocument.ts';

/**
 * How the demo stories are written down: plain data, with the short block names of `platform/document/blocks.ts`. A
 * related story is named by its slug here, because the ids are given when the paper is seeded.
 */
export type NamedStory = { type: 'relatedStory'; attrs: { slug: string } };
/** So is a video. */
export type NamedVideo = { type: 'video'; attrs: { slug: string; title: string } };
export type DemoBlock = StoryBlock | NamedStory | NamedVideo;

export type DemoStory = {
  /** Latin, lower case, words joined by dashes; at most 60 characters; unique in the paper. */
  slug: string;
  headline: string;
  deck: string;
  kicker: string;
  /** Slug of a category or, better, of a sub-category. */
  category: string;
  city?: string;
  magazine?: string;
  column?: string;
  sections?: string[];
  tags: string[];
  /** Slugs of authors; none stands for the default byline. */
  authors?: string[];
  picture: string;
  caption: string;
  sensitive?: boolean;
  body: DemoBlock[];
};

export const picture = (name: string, caption: string): DemoBlock => ({
  type: 'picture',
  attrs: { picture: name, caption, credit: 'ચિત્રણ: સવાર' },
});

export const gallery = (...pictures: [name: string, caption: string][]): DemoBlock => ({
  type: 'gallery',
  attrs: { pictures: pictures.map(([name, caption]) => ({ picture: name, caption, credit: 'ચિત્રણ: સવાર' })) },
});

export const related = (slug: string): DemoBlock => ({ type: 'relatedStory', attrs: { slug } });

/** A video of the demo paper's video desk, by its slug. */
export const film = (slug: string, title: string): DemoBlock => ({ type: 'video', attrs: { slug, title } });
