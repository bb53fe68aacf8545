import { addressOf } from '../../../../newsroom/callApi.ts';
import { pictureThumbnail } from '../../../pictures/newsroom/endpoints.ts';

/** A picture of the library by its key, as wide as the editor's column: the call leads to the present file. */
export const libraryPicture = (key: string): string => addressOf(pictureThumbnail, { params: { key }, query: { crop: 'wide', w: 828 } });
