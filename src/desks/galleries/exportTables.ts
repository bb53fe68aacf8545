import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import { galleries, galleryPictures } from './tables.ts';

export const galleriesExportTables = [
  exportTableOf({ kind: 'gallery', table: galleries, order: ['id'], made: { search: keysOfTexts(['title', 'deck']) } }),
  exportTableOf({ kind: 'gallery-picture', table: galleryPictures, order: ['galleryId', 'position'] }),
];
