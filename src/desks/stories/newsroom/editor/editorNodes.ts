import type { Extensions } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import type { EditorWords } from './editorHelp.ts';
import { Embed, Gallery, Picture, PullQuote, Quote, RelatedStory, StoryTable, Video } from './editorSchema.ts';
import { GalleryView } from './GalleryView.tsx';
import { withLine } from './lineViews.ts';
import { EmbedView, PictureView, PullQuoteView, RelatedStoryView, VideoView } from './nodeViews.tsx';

/** The nodes of story documents, each with its editing view. */
export const editorNodes = (words: EditorWords): Extensions => [
  PullQuote.extend({ addNodeView: () => ReactNodeViewRenderer(PullQuoteView) }),
  Picture.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) }),
  Gallery.extend({ addNodeView: () => ReactNodeViewRenderer(GalleryView) }),
  Video.extend({ addNodeView: () => ReactNodeViewRenderer(VideoView) }),
  Embed.extend({ addNodeView: () => ReactNodeViewRenderer(EmbedView) }),
  RelatedStory.extend({ addNodeView: () => ReactNodeViewRenderer(RelatedStoryView) }),
  Quote.extend({ addNodeView: () => withLine('cite', words.quoteBy, { outer: 'blockquote', inner: ['div'], lineFirst: false }) }),
  StoryTable.extend({
    addNodeView: () => withLine('caption', words.tableCaption, { outer: 'figure', inner: ['table', 'tbody'], lineFirst: true }),
  }),
];
