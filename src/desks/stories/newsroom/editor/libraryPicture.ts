import { addressOf } from '../../../../newsroom/callApi.ts';
import { pictureThumbnail } from '../../../pictures/newsroom/endpoints.ts';

/** The address of a library picture by key, at the width of the editor; the call redirects to the current file. */
export const libraryPicture = (key: string): string => addressOf(pictureThumbnail, { params: { key }, query: { crop: 'wide', w: 828 } });
