import sharp, { type OutputInfo } from 'sharp';
import { checkImage, openImage } from '../checkImage.ts';
import type { FocalPoint } from '../imageRequest.ts';
import { decoderStopped, InvalidImage } from '../invalidImage.ts';
import { cutOf } from '../renderVariant.ts';
import { band, type Canvas, openCanvas, paper } from './canvas.ts';
import { CARD_SIZE, type CardContent, pictureOfCard } from './cardContent.ts';
import { drawList } from './designs/listCard.ts';
import { drawMatch } from './designs/matchCard.ts';
import { drawPrice } from './designs/priceCard.ts';
import { drawSeat } from './designs/seatCard.ts';
import { drawSite } from './designs/siteCard.ts';
import { drawStory, STORY_PICTURE } from './designs/storyCard.ts';
import { drawTally } from './designs/tallyCard.ts';
import type { Typesetter } from './typesetter.ts';

const QUALITY = 84;
const MAX_SECONDS = 15;
const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** `isWhole` is false if the picture of the card could not be shown. */
export type RenderedCard = { bytes: Uint8Array; isWhole: boolean };

/**
 * Draws a card as a JPEG of 1200 × 630. `picture` is the file of the content's picture. A card without it, or whose picture is damaged, has
 * none; the headline then has its place.
 */
export async function renderCard(typesetter: Typesetter, input: CardContent, picture: Uint8Array | undefined): Promise<RenderedCard> {
  // A headline in a script of which the faces have no letters is not shown in part.
  const isWritable = input.design === 'site' || typesetter.canWrite(input.headline);
  const content: CardContent = isWritable ? input : { design: 'site' };
  const wanted = pictureOfCard(content);
  const shown = wanted && picture && (await cutPicture(picture, wanted.focal ?? middle));
  const canvas = openCanvas(typesetter, content.design === 'story' && content.isVideo ? band : paper, CARD_SIZE);
  drawContent(canvas, content, shown !== undefined);
  const ground = { ...CARD_SIZE, channels: 3, background: canvas.colours.ground } as const;
  const layers = [...(shown ? [{ ...shown, left: STORY_PICTURE.left, top: STORY_PICTURE.top }] : []), { input: Buffer.from(canvas.svg()) }];
  const bytes = await sharp({ create: ground })
    .composite(layers)
    // Without subsampling: the edges of kesar letters stay sharp.
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
  return { bytes, isWhole: shown !== undefined || wanted === undefined };
}

function drawContent(canvas: Canvas, content: CardContent, hasPicture: boolean): void {
  if (content.design === 'story') drawStory(canvas, content, hasPicture);
  else if (content.design === 'list') drawList(canvas, content);
  else if (content.design === 'match') drawMatch(canvas, content);
  else if (content.design === 'tally') drawTally(canvas, content);
  else if (content.design === 'seat') drawSeat(canvas, content);
  else if (content.design === 'price') drawPrice(canvas, content);
  else drawSite(canvas);
}

/** The crop of a picture around its focal point, enlarged if it is small; undefined if it cannot be decoded. */
async function cutPicture(bytes: Uint8Array, focal: FocalPoint): Promise<{ input: Buffer; raw: OutputInfo } | undefined> {
  const { width, height } = STORY_PICTURE;
  try {
    const cut = cutOf(await checkImage(bytes), width / height, focal);
    const image = openImage(bytes).autoOrient().extract(cut).resize(width, height, { fit: 'fill' }).flatten({ background: paper.ground });
    const { data, info } = await image.toColourspace('srgb').timeout({ seconds: MAX_SECONDS }).raw().toBuffer({ resolveWithObject: true });
    return { input: data, raw: info };
  } catch (error) {
    const stopped = error instanceof InvalidImage ? error : decoderStopped(error);
    if (stopped.status === 503) throw stopped;
    return undefined;
  }
}
