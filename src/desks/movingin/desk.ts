import type { Desk } from '../../site/desk.ts';
import { movinginRecords } from './records.ts';

/** What comes from other systems; the commands `import` and `export` work with it. */
export const movingInDesk: Desk = { name: 'movingin', records: movinginRecords };
