import { contentEndpoints } from '../../../content/contentEndpoints.ts';
import { galleryDraft } from '../editing/galleryDraft.ts';

export const galleryEndpoints = contentEndpoints('galleries', galleryDraft);
