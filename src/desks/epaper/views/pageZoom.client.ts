import PhotoSwipe, { type UIElementData } from 'photoswipe';
import 'photoswipe/style.css';
import { closedByBack } from '../../../site/reader/closedByBack.client.ts';
import { epaperText } from '../words.ts';
import styles from './PageViewer.module.css';

// Loaded when a reader enlarges a page for the first time.

/** Zoom factor per press of a button. */
const STEP = 1.5;
/** On a phone the page is already shown at full width, so enlarging begins at twice that. */
const PHONE_WIDTH = 700;
const PHONE_START = 2;

type Point = { x: number; y: number };

/**
 * Shows the pages of the strip in full screen, starting at page `number` (from 1) and at the pressed point. `onOther` receives the address
 * of the last page shown, if it is another one.
 */
export function openZoom(number: number, point: Point | undefined, onOther: (address: string) => void): void {
  const strip = [...document.querySelectorAll<HTMLAnchorElement>('a[data-epaper-page]')];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const zoom = new PhotoSwipe({
    dataSource: strip.map(({ dataset, textContent }) => ({
      src: dataset['epaperPage'] ?? '',
      width: Number(dataset['width']),
      height: Number(dataset['height']),
      alt: textContent?.trim() ?? '',
    })),
    index: number - 1,
    ...(styles.enlarged ? { mainClass: styles.enlarged } : {}),
    loop: false,
    bgOpacity: 1,
    // Below the bar with the buttons.
    padding: { top: 60, bottom: 0, left: 0, right: 0 },
    wheelToZoom: true,
    // Panning down to the end of a page must not close the viewer.
    closeOnVerticalDrag: false,
    pinchToClose: false,
    zoom: false,
    initialZoomLevel: ({ panAreaSize, elementSize }) => {
      if (!panAreaSize || !elementSize) return 1;
      const fullWidth = panAreaSize.x / elementSize.x;
      return Math.min(1, panAreaSize.x < PHONE_WIDTH ? fullWidth * PHONE_START : fullWidth);
    },
    secondaryZoomLevel: ({ initial }) => Math.max(1, initial * 2),
    maxZoomLevel: 2,
    showHideAnimationType: still ? 'none' : 'fade',
    zoomAnimationDuration: still ? 0 : 200,
    closeTitle: epaperText.close,
    arrowPrevTitle: epaperText.previousPage,
    arrowNextTitle: epaperText.nextPage,
    errorMsg: epaperText.zoomFailed,
  });
  zoom.on('uiRegister', () => {
    zoom.ui?.registerElement(zoomButton('zoom-out', epaperText.zoomOut, 8, 1 / STEP));
    zoom.ui?.registerElement(zoomButton('zoom-in', epaperText.zoomIn, 9, STEP));
  });
  zoom.on('firstUpdate', () => zoom.element?.setAttribute('aria-label', epaperText.title));
  // Pages are read from the top left; the pressed page starts at the pressed point.
  zoom.on('initialZoomPan', ({ slide }) => {
    const { bounds, pan, currZoomLevel, width, height } = slide;
    const pressed = slide.index === number - 1 ? point : undefined;
    const start = (side: number, screen: number, share: number | undefined) =>
      share === undefined ? Number.POSITIVE_INFINITY : screen / 2 - share * side * currZoomLevel;
    pan.x = bounds.correctPan('x', start(width, zoom.viewportSize.x, pressed?.x));
    pan.y = bounds.correctPan('y', start(height, zoom.viewportSize.y, pressed?.y));
  });
  const leave = closedByBack(() => zoom.close(), location.href);
  zoom.on('destroy', () => {
    const ended = zoom.currIndex === number - 1 ? undefined : strip[zoom.currIndex];
    leave(() => ended && onOther(ended.href));
  });
  zoom.init();
}

const PLUS = 'M15 9h2v6h6v2h-6v6h-2v-6H9v-2h6z';
const MINUS = 'M9 15h14v2H9z';

function zoomButton(name: string, title: string, order: number, factor: number): UIElementData {
  return {
    name,
    title,
    ariaLabel: title,
    order,
    isButton: true,
    html: {
      isCustomSVG: true,
      inner: `<path id="pswp-${name}" d="${factor > 1 ? PLUS : MINUS}"/>`,
      outlineID: `pswp-${name}`,
    },
    onClick: (_event, _element, zoom) => {
      const slide = zoom.currSlide;
      if (!slide) return;
      const { fit, max } = slide.zoomLevels;
      slide.zoomTo(Math.min(max, Math.max(fit, slide.currZoomLevel * factor)), undefined, zoom.options.zoomAnimationDuration || 0);
    },
  };
}
