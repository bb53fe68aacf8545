import { barClass } from '../share/barClasses.ts';
import type { LiteRule } from './liteHtml.ts';

/** Of what pages of all desks share, lite pages have no buttons for sharing, nor other tools of the reader. */
export const siteLiteRule: LiteRule = { classes: [barClass] };
