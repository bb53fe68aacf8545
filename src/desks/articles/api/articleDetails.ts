import { z } from '@hono/zod-openapi';
import { altIn } from '../../../content/pictures/altIn.ts';
import { creditText } from '../../../content/pictures/creditIn.ts';
import { pictureSource } from '../../../content/pictures/queries.ts';
import { breadcrumbSchema, breadcrumbsTo, type Topic, topicAddress, topicDocument, topicSchema } from '../../../content/topics/queries.ts';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { editionOf } from '../../../platform/text/language.ts';
import type { App } from '../../../site/app.ts';
import { videoTag } from '../../videos/queries.ts';
import { bylineOf, readViewCount, type Story } from '../queries.ts';
import { isEnglishList } from '../translations/editions.ts';
import { articleSummary, articleSummarySchema } from './articleSummary.ts';
import { tagsOf } from './storyPage.ts';

const wholePicture = z.object({
  key: z.string().openapi({ description: 'As the document names it' }),
  src: z.string(),
  srcSet: z.string(),
  width: z.number(),
  height: z.number(),
  colour: z.string(),
  alt: z.string(),
  credit: z.string(),
});

/** A full story in call responses: its document, and everything that the document refers to. */
export const articleDetailsSchema = articleSummarySchema
  .extend({
    slug: z.string(),
    language: z.string().openapi({ example: 'gu' }),
    // The structured document: blocks, never HTML.
    body: storyDocument,
    picture: wholePicture.nullable(),
    pictureCaption: z.string(),
    pictures: z.array(wholePicture).openapi({ description: 'The pictures inside the document' }),
    videos: z
      .array(z.object({ id: z.number().int(), title: z.string(), url: z.string() }))
      .openapi({ description: "The videos of the paper's own desk to which the document points" }),
    relatedStories: z.array(articleSummarySchema).openapi({ description: 'The stories to which the document points' }),
    topStory: z.boolean(),
    dateline: z.string().openapi({ description: 'The place from which it is reported, shown before its text; empty if none is' }),
    canonical: z
      .string()
      .openapi({ description: 'The address of the original, if the text was taken over from elsewhere; empty otherwise' }),
    updatedAt: z.iso.datetime(),
    updatedDisplayDate: z.string(),
    byline: z.string().openapi({ example: 'GS TEAM' }),
    authors: z.array(topicSchema),
    tags: z.array(topicSchema),
    sections: z.array(topicSchema),
    magazine: topicSchema.nullable(),
    column: topicSchema.nullable(),
    breadcrumbs: z.array(breadcrumbSchema),
    readCount: z.number().int(),
    correction: z
      .string()
      .openapi({ description: 'What was wrong before and is corrected now, as readers are told; empty if nothing was' }),
  })
  .openapi('ArticleDetails');

/** A full story for a response, with its cache tags. Formatted dates use `timeZone`, by default the newspaper's own. */
export async function answerDetails(app: App, story: Story, timeZone?: string) {
  const edition = editionOf(story.language);
  const captions = captionsIn(story.body);
  const inWhole = (picture: NonNullable<Story['picture']>, caption: string) => ({
    ...pictureSource(picture, 'wide'),
    key: picture.key,
    alt: altIn(edition, { alt: picture.alt, caption }),
    credit: creditText(picture.credit, edition),
  });
  // Sections, magazines and columns have a list in the Gujarati edition only.
  const inOwnEdition = (topic: Topic) => ({
    ...topicDocument(topic),
    url: topicAddress(topic, 1, isEnglishList(topic.kind) ? edition : 'gu'),
  });
  const pointedTo = [...story.relatedInBody.values()];
  return {
    data: {
      ...articleSummary(story, timeZone),
      slug: story.slug,
      language: story.language,
      body: story.body,
      picture: story.picture ? inWhole(story.picture, story.pictureCaption) : null,
      pictureCaption: story.pictureCaption,
      pictures: [...story.bodyPictures.values()].map((picture) => inWhole(picture, captions.get(picture.key) ?? '')),
      videos: [...story.videosInBody.values()].map(({ id, title, address }) => ({ id, title, url: address })),
      relatedStories: pointedTo.map((other) => articleSummary(other, timeZone)),
      topStory: story.topStory,
      dateline: story.dateline,
      canonical: story.canonical,
      updatedAt: story.updatedAt.toISOString(),
      updatedDisplayDate: dateAndTime(story.updatedAt, timeZone),
      byline: bylineOf(story),
      authors: story.authors.map(inOwnEdition),
      tags: story.tags.map(inOwnEdition),
      sections: story.sections.map(inOwnEdition),
      magazine: story.magazine ? inOwnEdition(story.magazine) : null,
      column: story.column ? inOwnEdition(story.column) : null,
      breadcrumbs: breadcrumbsOf(story),
      correction: story.correction,
      readCount: await readViewCount(app.db, story.id),
    },
    tags: [...tagsOf([story, ...pointedTo]), ...[...story.videosInBody.keys()].map(videoTag)],
  };
}

/** What stands under each picture inside a document, by the picture's key. */
const captionsIn = ({ content }: Story['body']): Map<string, string> =>
  new Map(
    content
      .flatMap((block) => (block.type === 'picture' ? [block.attrs] : block.type === 'gallery' ? block.attrs.pictures : []))
      .map(({ picture, caption }) => [picture, caption]),
  );

/** The breadcrumbs from the front page to a story, including the story. */
export function breadcrumbsOf(story: Story): z.infer<typeof breadcrumbSchema>[] {
  return [
    ...breadcrumbsTo(story.category, story.parentCategory, editionOf(story.language)),
    { name: story.headline, slug: story.slug, url: story.address },
  ];
}
