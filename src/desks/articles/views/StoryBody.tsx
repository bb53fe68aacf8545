import { createContext, type ReactNode, use } from 'react';
import { altIn } from '../../../content/pictures/altIn.ts';
import { PictureCredit } from '../../../content/pictures/PictureCredit.tsx';
import { type PictureFacts, pictureSource } from '../../../content/pictures/queries.ts';
import { Picture } from '../../../design/Picture.tsx';
import { isEmbedFrame } from '../../../platform/document/embedAddress.ts';
import {
  cellText,
  isBlank,
  openingOf,
  type StoryBlock,
  type StoryDocument,
  type StoryInline,
  type StoryMark,
  type StoryParagraph,
} from '../../../platform/document/storyDocument.ts';
import { isPageLink } from '../../../platform/text/linkAddress.ts';
import { useLanguage, useText } from '../../../platform/text/useText.ts';
import { GalleryStrip } from '../../galleries/views/GalleryStrip.tsx';
import { playable, type VideoCard } from '../../videos/queries.ts';
import { type Playable, VideoPlayer } from '../../videos/views/VideoPlayer.tsx';
import type { Story, StoryCard } from '../queries.ts';
import { articleWords } from '../words.ts';
import { Embed } from './Embed.island.tsx';
import styles from './StoryBody.module.css';
import { markedHeadline } from './sponsored.ts';

type Props = {
  body: StoryDocument;
  pictures?: Map<string, PictureFacts>;
  related?: Map<number, StoryCard>;
  videos?: Map<number, VideoCard>;
  /** The place shown before the first paragraph. */
  dateline?: string;
  /** Whether an advertiser has paid for it: search engines must not follow its links as recommendations. */
  isSponsored?: boolean;
};

/** The `rel` of links to other sites. */
const OutsideRel = createContext('noopener');

/** The parts of a story's text. */
export const bodyOf = ({ body, bodyPictures, relatedInBody, videosInBody, dateline, sponsor }: Story): Props => ({
  body,
  pictures: bodyPictures,
  related: relatedInBody,
  videos: videosInBody,
  dateline,
  isSponsored: sponsor !== '',
});

/** Renders a structured document for readers: the only place where blocks become elements. */
export function StoryBody({ body, pictures = new Map(), related = new Map(), videos = new Map(), dateline = '', isSponsored }: Props) {
  const opening = dateline === '' ? -1 : openingOf(body);
  const inside = (
    <div className={styles.body}>
      {body.content.map((block, at) => (
        <Block key={at} block={block} dateline={at === opening ? dateline : ''} pictures={pictures} related={related} videos={videos} />
      ))}
    </div>
  );
  return isSponsored ? <OutsideRel value="sponsored noopener">{inside}</OutsideRel> : inside;
}

function Block({
  block,
  dateline,
  pictures,
  related,
  videos,
}: {
  block: StoryBlock;
  dateline: string;
  pictures: Map<string, PictureFacts>;
  related: Map<number, StoryCard>;
  videos: Map<number, VideoCard>;
}): ReactNode {
  if (isBlank(block)) return null;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          {dateline && <b>{`${dateline}: `}</b>}
          <Inlines content={block.content} />
        </p>
      );
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3';
      return (
        <Heading>
          <Inlines content={block.content} />
        </Heading>
      );
    }
    case 'bulletList':
      return <ul className={styles.list}>{block.content.map((item, at) => listItem(item.content, at))}</ul>;
    case 'orderedList':
      return <ol className={styles.list}>{block.content.map((item, at) => listItem(item.content, at))}</ol>;
    case 'blockquote':
      return (
        <blockquote className={styles.quote}>
          <Paragraphs content={block.content} />
          {block.attrs.cite && <footer>— {block.attrs.cite}</footer>}
        </blockquote>
      );
    case 'pullQuote':
      return (
        <figure className={styles.pull}>
          <blockquote>“{block.attrs.text}”</blockquote>
          {block.attrs.cite && <figcaption>— {block.attrs.cite}</figcaption>}
        </figure>
      );
    case 'picture':
      return <Figure picture={pictures.get(block.attrs.picture)} caption={block.attrs.caption} credit={block.attrs.credit} />;
    case 'gallery':
      return (
        <GalleryStrip
          pictures={block.attrs.pictures.flatMap(({ picture, caption, credit }) => {
            const facts = pictures.get(picture);
            return facts ? { picture: facts, caption, credit } : [];
          })}
        />
      );
    case 'table':
      return <Table block={block} />;
    case 'video':
      return <Film block={block} videos={videos} />;
    case 'embed':
      // Embeds stored before the list of providers was enforced are linked instead of framed.
      return isEmbedFrame(block.attrs.url) ? (
        <Embed title={block.attrs.title} frame={block.attrs.url} page={block.attrs.url} />
      ) : (
        <p>{isPageLink(block.attrs.url) ? <TextLink href={block.attrs.url}>{block.attrs.title}</TextLink> : block.attrs.title}</p>
      );
    case 'relatedStory':
      return <Related story={related.get(block.attrs.articleId)} />;
  }
}

type VideoBlock = Extract<StoryBlock, { type: 'video' }>;

/** A withdrawn video of the desk is left out of the story. */
function Film({ block, videos }: { block: VideoBlock; videos: Map<number, VideoCard> }) {
  const video = inPlayer(block, videos);
  if (!video) return null;
  return (
    <figure className={styles.figure}>
      <VideoPlayer video={video} />
      <figcaption>{block.attrs.title}</figcaption>
    </figure>
  );
}

/** The player's data for a video in a story: from the video desk, from YouTube, or a stored file. */
function inPlayer({ attrs }: VideoBlock, videos: Map<number, VideoCard>): Playable | undefined {
  if (attrs.provider === 'youtube') return { title: attrs.title, youtubeId: attrs.source };
  if (attrs.provider === 'paper') {
    const video = videos.get(Number(attrs.source));
    return video && playable(video);
  }
  const type = attrs.source.endsWith('.webm') ? 'video/webm' : 'video/mp4';
  return { title: attrs.title, files: [{ src: attrs.source, type }], captions: attrs.captions };
}

function listItem(content: StoryParagraph[], key: number): ReactNode {
  return (
    <li key={key}>
      <Paragraphs content={content} />
    </li>
  );
}

function Paragraphs({ content }: { content: StoryParagraph[] }): ReactNode {
  return content.map((paragraph, at) => (
    <p key={at}>
      <Inlines content={paragraph.content} />
    </p>
  ));
}

function Inlines({ content }: { content: StoryInline[] }): ReactNode {
  return content.map((inline, at) => <Inline key={at} inline={inline} />);
}

function Inline({ inline }: { inline: StoryInline }): ReactNode {
  if (inline.type === 'hardBreak') return <br />;
  return (inline.marks ?? []).reduce<ReactNode>(marked, inline.text);
}

function marked(inside: ReactNode, mark: StoryMark): ReactNode {
  if (mark.type === 'bold') return <strong>{inside}</strong>;
  if (mark.type === 'italic') return <em>{inside}</em>;
  return <TextLink href={mark.attrs.href}>{inside}</TextLink>;
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const rel = use(OutsideRel);
  return (
    <a href={href} rel={href.startsWith('http') ? rel : undefined}>
      {children}
    </a>
  );
}

function Figure({ picture, caption, credit }: { picture: PictureFacts | undefined; caption: string; credit: string }) {
  const language = useLanguage();
  if (!picture) return null;
  const source = pictureSource(picture, 'wide');
  return (
    <figure className={styles.figure}>
      <Picture source={{ ...source, alt: altIn(language, { alt: source.alt, caption }) }} sizes="(min-width: 48rem) 42rem, 100vw" />
      <figcaption>
        {caption} <PictureCredit credit={credit} className={styles.credit} />
      </figcaption>
    </figure>
  );
}

function Table({ block }: { block: Extract<StoryBlock, { type: 'table' }> }) {
  const [first, ...rest] = block.content;
  const hasHead = first?.content.every((cell) => cell.type === 'tableHeader') ?? false;
  const rows = hasHead ? rest : block.content;
  return (
    // A table wider than the screen scrolls in its own box, also by keyboard.
    <section className={styles.table} aria-label={block.attrs.caption || undefined} tabIndex={0}>
      <table>
        {block.attrs.caption && <caption>{block.attrs.caption}</caption>}
        {hasHead && first && (
          <thead>
            <Row row={first} />
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <Row key={at} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { row: Extract<StoryBlock, { type: 'table' }>['content'][number] }) {
  return (
    <tr>
      {row.content.map((cell, at) => (
        <Cell key={at} isHead={cell.type === 'tableHeader'} content={cellText(cell)} />
      ))}
    </tr>
  );
}

function Cell({ isHead, content }: { isHead: boolean; content: StoryInline[] }) {
  const inside = <Inlines content={content} />;
  return isHead ? <th scope="col">{inside}</th> : <td>{inside}</td>;
}

function Related({ story }: { story: StoryCard | undefined }) {
  const articleText = useText(articleWords);
  if (!story) return null;
  return (
    <div className={styles.related}>
      <p>{articleText.alsoRead}</p>
      <a href={story.address}>{markedHeadline(story)}</a>
    </div>
  );
}
