import type { Canvas } from '../canvas.ts';
import { CARD_SIZE, type StoryCardContent } from '../cardContent.ts';
import { BELOW_MASTHEAD, footLine, kickerLine, MARGIN, masthead, RIGHT } from './frame.ts';

/** The picture bleeds over the right edge, from the top to the foot. */
export const STORY_PICTURE = { left: 716, top: 0, width: CARD_SIZE.width - 716, height: CARD_SIZE.height } as const;

const GUTTER = 52;

/** A story: masthead, kicker and headline at the left, the picture at the right. Without a picture the headline has the whole width. */
export function drawStory(canvas: Canvas, content: StoryCardContent, hasPicture: boolean): void {
  const right = hasPicture ? STORY_PICTURE.left - GUTTER : RIGHT;
  const width = right - MARGIN;
  masthead(canvas, right);
  kickerLine(canvas, { kicker: content.kicker, ...(content.isLive ? { isLive: true } : {}), y: BELOW_MASTHEAD + 50, width });
  canvas.block(content.headline, {
    at: { x: MARGIN, y: BELOW_MASTHEAD + 72 },
    width,
    height: 316,
    sizes: hasPicture ? [104, 92, 80, 72, 66, 60, 54, 49] : [128, 112, 100, 90, 80, 72, 64],
    weight: 700,
    maxLines: 4,
    fill: canvas.colours.ink,
  });
  footLine(canvas, content.note, { width });
  if (hasPicture) drawLabel(canvas, content);
}

/** What the picture is of: the triangle of a video, a length or a number on the dark ground, in the corner of the picture. */
function drawLabel(canvas: Canvas, { label = '', isVideo = false }: StoryCardContent): void {
  if (isVideo) {
    const [x, y] = [STORY_PICTURE.left + STORY_PICTURE.width / 2, STORY_PICTURE.height / 2];
    canvas.add(`<circle cx="${x}" cy="${y}" r="62" fill="#c2361a"/><path d="M${x - 19} ${y - 30} l52 30 -52 30z" fill="#fff"/>`);
  }
  if (label === '') return;
  const style = { size: 28, weight: 600 } as const;
  const width = canvas.measure(label, style) + 40;
  const [left, top] = [STORY_PICTURE.left, CARD_SIZE.height - 58];
  canvas.rect(left, top, width, 58, '#17130f');
  canvas.line(label, { at: { x: left + 20, y: top + 39 }, style, fill: '#ece6dc' });
}
