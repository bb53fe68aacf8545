import type { Desk } from '../../site/desk.ts';
import { addDemoPictures } from './demo.ts';

export const picturesDesk: Desk = { name: 'pictures', demo: addDemoPictures };
