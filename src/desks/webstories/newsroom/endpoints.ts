import { contentEndpoints } from '../../../content/contentEndpoints.ts';
import { webStoryDraft } from '../editing/webStoryDraft.ts';

export const webStoryEndpoints = contentEndpoints('web-stories', webStoryDraft);
