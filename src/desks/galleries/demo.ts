import { addContent } from '../../content/commands.ts';
import { readPictures } from '../../content/pictures/queries.ts';
import { findTopic } from '../../content/topics/queries.ts';
import type { App } from '../../site/app.ts';
import { galleryContent } from './content.ts';
import type { DemoGallery, DemoSlideShow } from './demo/demoGallery.ts';
import { heritageAndFestivals } from './demo/heritageAndFestivals.ts';
import { landAndSea } from './demo/landAndSea.ts';
import { slideShows } from './demo/slideShows.ts';
import { workAndPlay } from './demo/workAndPlay.ts';
import type { GalleryDraft } from './galleryDraft.ts';

const CREDIT = 'ચિત્રણ: સવાર';
const HOUR = 3_600_000;

/** The demo galleries in the paper's order: one of each file in turn, so that neighbours differ. */
export function demoGalleries(): DemoGallery[] {
  const lists = [heritageAndFestivals, landAndSea, workAndPlay];
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

export function demoSlideShows(): DemoSlideShow[] {
  return slideShows;
}

/** Publishes the demo galleries and slide shows, the newest two hours ago, one or two a day. */
export async function publishDemoGalleries(app: App): Promise<void> {
  const topicId = async (kind: 'category' | 'city', slug: string): Promise<number> => {
    const topic = await findTopic(app.db, kind, slug);
    if (!topic) throw new Error(`The demo paper has no ${kind} ${slug}`);
    return topic.id;
  };
  const draftOf = async (
    kind: GalleryDraft['kind'],
    { slug, title, deck, category, city }: Omit<DemoGallery, 'pictures'>,
    pictures: GalleryDraft['pictures'],
    hoursAgo: number,
  ): Promise<{ draft: GalleryDraft; slug: string; publishedAt: Date }> => ({
    slug,
    draft: {
      kind,
      title,
      deck,
      pictures,
      coverKey: null,
      categoryId: await topicId('category', category),
      cityId: city === undefined ? null : await topicId('city', city),
    },
    publishedAt: new Date(Math.floor(app.clock().getTime() / 60_000) * 60_000 - hoursAgo * HOUR),
  });
  const drafts = await Promise.all([
    ...demoGalleries().map((gallery, at) =>
      draftOf(
        'photo-gallery',
        gallery,
        gallery.pictures.map(([picture, caption]) => ({ picture, heading: '', caption, credit: CREDIT })),
        2 + at * 17,
      ),
    ),
    ...demoSlideShows().map((show, at) =>
      draftOf(
        'slide-show',
        show,
        show.slides.map(([picture, heading, caption]) => ({ picture, heading, caption, credit: CREDIT })),
        5 + at * 41,
      ),
    ),
  ]);
  const known = await readPictures(
    app.db,
    drafts.flatMap(({ draft }) => draft.pictures.map(({ picture }) => picture)),
  );
  // The newest last, so that it has the highest id.
  for (const { draft, ...at } of drafts.toReversed()) {
    const pictures = draft.pictures.filter(({ picture }) => known.has(picture));
    if (pictures.length > 0) await addContent(galleryContent, { context: app }, { ...draft, pictures }, at);
  }
}
