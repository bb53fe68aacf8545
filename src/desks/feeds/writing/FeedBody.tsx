import type { ReactNode } from 'react';
import { altIn } from '../../../content/pictures/altIn.ts';
import { creditText } from '../../../content/pictures/creditIn.ts';
import { type PictureFacts, sizedPicture } from '../../../content/pictures/queries.ts';
import {
  cellText,
  isBlank,
  openingOf,
  type StoryBlock,
  type StoryInline,
  type StoryMark,
  type StoryParagraph,
} from '../../../platform/document/storyDocument.ts';
import { editionOf, type Language } from '../../../platform/text/language.ts';
import { wholeAddress } from '../../../platform/text/linkAddress.ts';
import { markedHeadline, type Story } from '../../articles/queries.ts';
import { feedWords } from '../words.ts';

/** The width of pictures in feeds, in pixels. */
const WIDTH = 1200;

type Around = { story: Story; siteUrl: string };

/**
 * The whole text of a story for feed readers: plain elements without styles or scripts, with whole addresses. What needs a script (films,
 * embeds) is linked.
 */
export function FeedBody({ story, siteUrl }: Around) {
  const opening = openingOf(story.body);
  return (
    <>
      {story.picture && (
        <Figure picture={story.picture} caption={story.pictureCaption} credit="" siteUrl={siteUrl} edition={editionOf(story.language)} />
      )}
      {story.correction && (
        <p>
          <strong>{feedWords.correction[editionOf(story.language)]}:</strong> {story.correction}
        </p>
      )}
      {story.body.content.map((block, at) => (
        <Block key={at} block={block} dateline={at === opening ? story.dateline : ''} story={story} siteUrl={siteUrl} />
      ))}
    </>
  );
}

function Block({ block, dateline, story, siteUrl }: Around & { block: StoryBlock; dateline: string }): ReactNode {
  const inlines = (content: StoryInline[]) => <Inlines content={content} siteUrl={siteUrl} isSponsored={story.sponsor !== ''} />;
  const paragraphs = (content: StoryParagraph[]) => content.map((paragraph, at) => <p key={at}>{inlines(paragraph.content)}</p>);
  const items = (content: { content: StoryParagraph[] }[]) => content.map((item, at) => <li key={at}>{paragraphs(item.content)}</li>);
  const figure = ({ picture: key, caption, credit }: { picture: string; caption: string; credit: string }, at = 0) => {
    const picture = story.bodyPictures.get(key);
    return (
      picture && (
        <Figure key={at} picture={picture} caption={caption} credit={credit} siteUrl={siteUrl} edition={editionOf(story.language)} />
      )
    );
  };
  if (isBlank(block)) return null;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          {dateline && <b>{`${dateline}: `}</b>}
          {inlines(block.content)}
        </p>
      );
    case 'heading':
      return block.attrs.level === 2 ? <h2>{inlines(block.content)}</h2> : <h3>{inlines(block.content)}</h3>;
    case 'bulletList':
      return <ul>{items(block.content)}</ul>;
    case 'orderedList':
      return <ol>{items(block.content)}</ol>;
    case 'blockquote':
      return (
        <blockquote>
          {paragraphs(block.content)}
          {block.attrs.cite && <footer>— {block.attrs.cite}</footer>}
        </blockquote>
      );
    case 'pullQuote':
      return (
        <blockquote>
          <p>“{block.attrs.text}”</p>
          {block.attrs.cite && <footer>— {block.attrs.cite}</footer>}
        </blockquote>
      );
    case 'picture':
      return figure(block.attrs);
    case 'gallery':
      return block.attrs.pictures.map(figure);
    case 'table':
      return (
        <table>
          {block.attrs.caption && <caption>{block.attrs.caption}</caption>}
          <tbody>
            {block.content.map((row, at) => (
              <tr key={at}>
                {row.content.map((cell, column) => {
                  const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
                  return <Cell key={column}>{inlines(cellText(cell))}</Cell>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'video':
    case 'embed':
      // They play on the story's page, but for a withdrawn video of the desk.
      if (block.type === 'video' && block.attrs.provider === 'paper' && !story.videosInBody.has(Number(block.attrs.source))) return null;
      return (
        <p>
          <a href={wholeAddress(siteUrl, story.address)}>{block.attrs.title}</a>
        </p>
      );
    case 'relatedStory': {
      const related = story.relatedInBody.get(block.attrs.articleId);
      return (
        related && (
          <p>
            <a href={wholeAddress(siteUrl, related.address)}>{markedHeadline(related)}</a>
          </p>
        )
      );
    }
  }
}

type FigureProps = { picture: PictureFacts; caption: string; credit: string; siteUrl: string; edition: Language };

function Figure({ picture, caption, credit, siteUrl, edition }: FigureProps) {
  const text = [caption, creditText(credit || picture.credit, edition)].filter(Boolean).join(' · ');
  const { path, ...size } = sizedPicture(picture, 'wide', WIDTH);
  return (
    <figure>
      <img src={`${siteUrl}${path}`} {...size} alt={altIn(edition, { alt: picture.alt, caption })} loading="lazy" />
      {text && <figcaption>{text}</figcaption>}
    </figure>
  );
}

type Linking = { siteUrl: string; isSponsored: boolean };

function Inlines({ content, ...linking }: Linking & { content: StoryInline[] }): ReactNode {
  return content.map((inline, at) => <Inline key={at} inline={inline} {...linking} />);
}

function Inline({ inline, ...linking }: Linking & { inline: StoryInline }): ReactNode {
  if (inline.type === 'hardBreak') return <br />;
  return (inline.marks ?? []).reduce<ReactNode>((inside, mark) => marked(inside, mark, linking), inline.text);
}

function marked(inside: ReactNode, mark: StoryMark, { siteUrl, isSponsored }: Linking): ReactNode {
  if (mark.type === 'bold') return <strong>{inside}</strong>;
  if (mark.type === 'italic') return <em>{inside}</em>;
  const { href } = mark.attrs;
  return (
    <a href={wholeAddress(siteUrl, href)} rel={isSponsored && href.startsWith('http') ? 'sponsored' : undefined}>
      {inside}
    </a>
  );
}
