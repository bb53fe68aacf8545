import type { LiteRule } from '../../../site/lite/liteHtml.ts';
import chamber from './charts/Chamber.module.css';
import hexMap from './charts/HexMap.module.css';

/** Lite pages have no drawings, and so neither a legend nor what leads past them. */
export const electionLiteRules: readonly LiteRule[] = [{ classes: [hexMap.map, chamber.key] }];
