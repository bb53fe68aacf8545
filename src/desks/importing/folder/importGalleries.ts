import { join } from 'node:path';
import type { Token } from 'marked';
import { z } from 'zod';
import { isHeading, isImage, isParagraph, markdownTokens, withoutEntities } from '../../../platform/document/markdownLine.ts';
import { momentOrAgo } from '../source/relativeTime.ts';
import type { FolderGallery } from './folderCommands.ts';
import { readMarkdownFolder } from './folderFiles.ts';
import { type FolderImport, ItemRefused, publishOnce, topicIdOf } from './folderImport.ts';

const galleryFields = z.object({
  kind: z.enum(['photo-gallery', 'slide-show']).default('photo-gallery'),
  title: z.string().min(1),
  deck: z.string().default(''),
  category: z.string(),
  city: z.string().optional(),
  publishedAt: z.string(),
});

/**
 * Publishes the galleries of `galleries/*.md`, sorted by file name. The text is a list of pictures, one per paragraph; in a slide show each
 * has a heading before it.
 */
export async function importGalleries(context: FolderImport, pictureKeys: ReadonlySet<string>): Promise<void> {
  for await (const { slug, fields, body } of readMarkdownFolder(
    join(context.folder, 'galleries'),
    galleryFields,
    context.report,
    context.onItem,
  )) {
    await publishOnce(
      context,
      { kind: 'gallery', slug },
      async () => {
        const { kind, title, deck, category, city, publishedAt } = fields;
        const pictures = picturesOf(body).filter(({ picture }) => pictureKeys.has(picture));
        if (pictures.length === 0) throw new ItemRefused('the library has none of its pictures');
        return {
          ...{ kind, slug, title, deck, pictures },
          categoryId: await topicIdOf(context, 'category', category),
          cityId: city === undefined ? undefined : await topicIdOf(context, 'city', city),
          publishedAt: momentOrAgo(publishedAt, context.now) ?? context.now,
        };
      },
      context.commands.publishGallery,
    );
  }
}

/** The pictures in a gallery's text. */
export function picturesOf(markdown: string): FolderGallery['pictures'] {
  let heading = '';
  const pictures: FolderGallery['pictures'] = [];
  for (const token of markdownTokens(markdown)) {
    if (isHeading(token)) heading = withoutEntities(token.text);
    for (const image of imagesIn(token)) {
      const { href, text, title } = image;
      pictures.push({
        picture: href,
        ...(heading === '' ? {} : { heading }),
        caption: withoutEntities(text),
        credit: withoutEntities(title ?? ''),
      });
      heading = '';
    }
  }
  return pictures;
}

const imagesIn = (token: Token) => (isParagraph(token) ? token.tokens.filter(isImage) : []);
