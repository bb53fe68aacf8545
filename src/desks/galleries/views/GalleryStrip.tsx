import type { PictureFacts } from '../../../content/pictures/queries.ts';
import { useText } from '../../../platform/text/useText.ts';
import { galleryWords } from '../words.ts';
import { GallerySlides } from './GallerySlides.tsx';

type Props = { pictures: { picture: PictureFacts; caption: string; credit: string }[] };

/** A few pictures inside other content such as a story: swiped, and enlarged in the same viewer as on a gallery's page. */
export function GalleryStrip({ pictures }: Props) {
  const galleryText = useText(galleryWords);
  if (pictures.length === 0) return null;
  const entries = pictures.map((entry, at) => ({ ...entry, position: at + 1, heading: '' }));
  return (
    <section data-gallery aria-label={galleryText.gallery}>
      <GallerySlides pictures={entries} label={galleryText.stage} shape="strip" />
    </section>
  );
}
