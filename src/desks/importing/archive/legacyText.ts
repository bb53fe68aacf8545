import { fontsOfPaste } from '../../../platform/document/cleanPaste.ts';
import { documentFromLegacyFont } from '../../../platform/document/documentFromLegacyFont.ts';
import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import type { StoryDocument } from '../../../platform/document/storyDocument.ts';
import { fromLegacyFont } from '../../../platform/text/legacyFonts/fromLegacyFont.ts';
import { guessLegacyFont } from '../../../platform/text/legacyFonts/guessLegacyFont.ts';
import type { SourceStory } from '../source/sourceItem.ts';

type Text = { story: SourceStory; document: StoryDocument };

/** The same text in Unicode, and the font's name, if it is set in a legacy font; otherwise undefined. The words decide, not only a font's name. */
export function fromLegacyText({ story, document }: Text): (Text & { font: string }) | undefined {
  const text = plainText(document);
  if (!guessLegacyFont(text)) return undefined;
  const font = guessLegacyFont(text, fontsOfPaste(story.html).slice(0, 1).join());
  if (!font) return undefined;
  const line = (html: string) => (/[\u0a80-\u0aff]/u.test(html) ? html : fromLegacyFont(wordsOfHtml(html), font));
  return {
    story: { ...story, title: line(story.title), summary: line(story.summary) },
    document: documentFromLegacyFont(document, font),
    font: font.name,
  };
}
