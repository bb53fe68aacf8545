import type { Desk } from '../site/desk.ts';
import { contentSitemap } from './contentSitemap.ts';
import type { ContentDraft, ContentRow, ContentType } from './contentType.ts';
import { contentNewsroomCalls } from './newsroomCalls.ts';
import { contentPictureUses } from './pictureUses.ts';
import { contentSearchKind } from './search/contentSearchKind.ts';
import { contentTopicListener } from './topicListener.ts';

type Contributed = Pick<Required<Desk>, 'newsroom' | 'usesOfPicture' | 'onTopicChange' | 'sitemapSections' | 'searchKinds'>;

/** What every kind of content contributes to the site, for its desk's manifest. */
export const contentDesk = <Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
): Contributed => ({
  newsroom: contentNewsroomCalls(type),
  usesOfPicture: contentPictureUses(type),
  onTopicChange: contentTopicListener(type),
  searchKinds: [contentSearchKind(type)],
  sitemapSections: [contentSitemap(type)],
});
