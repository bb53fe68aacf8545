import type { TopicKind } from '../../../content/topics/queries.ts';
import type { WriteContext } from '../../../platform/change.ts';
import type { FocalPoint } from '../../../platform/images/imageRequest.ts';
import type { App } from '../../../site/app.ts';
import type { ImportCommands } from '../archive/importCommands.ts';

export type FolderTopic = {
  kind: TopicKind;
  slug: string;
  name: string;
  nameEn: string;
  description: string;
  position: number;
  parentId?: number;
  searchTitle: string;
  searchDescription: string;
  noindex: boolean;
  author?: { role: string; bio: string; sameAs: string[] };
};

export type FolderGallery = {
  kind: 'photo-gallery' | 'slide-show';
  slug: string;
  title: string;
  deck: string;
  categoryId: number;
  cityId: number | undefined;
  pictures: { picture: string; heading?: string; caption: string; credit: string }[];
  publishedAt: Date;
};

export type FolderVideo = {
  slug: string;
  title: string;
  deck: string;
  kind: 'watch' | 'short';
  seconds: number;
  width: number;
  height: number;
  transcript: string;
  categoryId: number;
  publishedAt: Date;
} & ({ youtubeVideoUrl: string } | { videoThumb: string; hlsKey: string; mp4Key: string; webmKey: string; captionsKey: string });

export type FolderWebStory = {
  slug: string;
  title: string;
  description: string;
  categoryId: number;
  poster: string;
  publishedAt: Date;
  pages: {
    picture: string;
    headline: string;
    text: string;
    credit?: string;
    link?: { href: string; label: string };
    placement?: 'top' | 'middle' | 'bottom';
    seconds?: number;
  }[];
};

export type FolderMenuItem = {
  place: 'top' | 'bottom' | 'dynamic' | 'mobile';
  name: string;
  type: string;
  slug?: string;
  url?: string;
  parentId?: number;
};

/** A published comment on a story or, without one, a letter to the editor; or an answer to either. */
export type FolderComment = {
  articleId: number | undefined;
  parentId: number | undefined;
  name: string;
  badge: 'editor' | 'author' | undefined;
  city: string;
  subject: string;
  text: string;
  isPick: boolean;
  publishedAt: Date;
};

/**
 * Commands of other desks for the content of a folder besides stories. They are passed in, because desks may import only each other's
 * public modules.
 */
export type FolderCommands = ImportCommands & {
  addFolderTopic: (context: WriteContext, topic: FolderTopic) => Promise<number>;
  addFolderPicture: (
    app: App,
    bytes: Uint8Array,
    about: { key: string; alt: string; credit: string; focal?: FocalPoint },
  ) => Promise<{ key: string; isNew: boolean }>;
  addMenuItem: (context: WriteContext, item: FolderMenuItem) => Promise<number>;
  publishVideo: (app: App, video: FolderVideo) => Promise<number>;
  publishGallery: (app: App, gallery: FolderGallery) => Promise<number>;
  publishWebStory: (app: App, story: FolderWebStory) => Promise<number>;
  addFolderComment: (app: App, comment: FolderComment) => Promise<number>;
};
