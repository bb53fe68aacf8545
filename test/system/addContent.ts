import type { z } from 'zod';
import { addContent, changeContent, type Published, withdrawContent } from '../../src/content/commands.ts';
import { galleryContent } from '../../src/desks/galleries/content.ts';
import { galleryDraft } from '../../src/desks/galleries/editing/galleryDraft.ts';
import { videoContent } from '../../src/desks/videos/content.ts';
import { videoDraft } from '../../src/desks/videos/editing/videoDraft.ts';
import { webStoryContent } from '../../src/desks/webstories/content.ts';
import { webStoryDraft } from '../../src/desks/webstories/editing/webStoryDraft.ts';
import type { App } from '../../src/site/app.ts';

// Published content for tests, through the commands that editors and importers use. A draft may leave out what has a default.

export type GalleryInput = z.input<typeof galleryDraft> & Published;
export type VideoInput = z.input<typeof videoDraft> & Published;
export type WebStoryInput = z.input<typeof webStoryDraft> & Published;

const writing = (app: App) => ({ context: app, now: app.clock() });

export const addGallery = async (app: App, input: GalleryInput) =>
  addContent(galleryContent, { context: app }, galleryDraft.parse(input), input);
export const changeGallery = async (app: App, id: number, input: GalleryInput) =>
  changeContent(galleryContent, writing(app), id, galleryDraft.parse(input));
export const withdrawGallery = (app: App, id: number) => withdrawContent(galleryContent, writing(app), id);

export const addVideo = async (app: App, input: VideoInput) => addContent(videoContent, { context: app }, videoDraft.parse(input), input);
export const changeVideo = async (app: App, id: number, input: VideoInput) =>
  changeContent(videoContent, writing(app), id, videoDraft.parse(input));
export const withdrawVideo = (app: App, id: number) => withdrawContent(videoContent, writing(app), id);

export const addWebStory = async (app: App, input: WebStoryInput) =>
  addContent(webStoryContent, { context: app }, webStoryDraft.parse(input), input);
export const withdrawWebStory = (app: App, id: number) => withdrawContent(webStoryContent, writing(app), id);
