import { dayAndMonth } from '../../../platform/text/dates.ts';
import { type CardKind, fixedCards, type NamedCard, rowIdOf } from '../../../site/cards/card.ts';
import { clockLength } from '../films/duration.ts';
import { thumbnailUrl } from '../films/videoThumbnail.ts';
import { readVideo, type Video } from '../queries.ts';
import { videoText } from '../words.ts';

/** The social card of a video: its picture with its length. */
export const videoSocialCard = (video: Video): NamedCard => ({
  kind: 'video',
  id: video.id,
  card: {
    content: {
      design: 'story',
      kicker: video.category.name,
      headline: video.title,
      note: dayAndMonth(video.publishedAt),
      picture: { url: thumbnailUrl(video), ...(video.thumbFocal && video.youtubeId === undefined ? { focal: video.thumbFocal } : {}) },
      label: video.seconds > 0 ? clockLength(video.seconds) : '',
      isVideo: true,
    },
  },
});

export const videoListCards = fixedCards('videos', {
  watch: { design: 'list', kicker: videoText.allVideos, headline: videoText.videos, note: videoText.intro },
  short: { design: 'list', kicker: videoText.allShorts, headline: videoText.shorts, note: videoText.introShorts },
});

export const videoCards: readonly CardKind[] = [
  {
    kind: 'video',
    load: async ({ db }, id) => {
      const row = rowIdOf(id);
      const video = row === undefined ? undefined : await readVideo(db, row);
      return video && videoSocialCard(video).card;
    },
  },
  videoListCards.kind,
];
