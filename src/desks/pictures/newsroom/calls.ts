import { pictureAddress } from '../../../content/pictures/pictureAddress.ts';
import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { may } from '../../../site/newsroom/permissions.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { addPicture, describePicture, removePicture, replacePictureFile } from '../commands.ts';
import { type LibraryPicture, readLibrary, readLibraryPicture } from '../library/readLibrary.ts';
import { inPictureWords } from '../library/uploadRefusals.ts';
import { readPictureUses } from '../library/uses.ts';
import * as endpoints from './endpoints.ts';
import { pictureRefusalWords } from './words.ts';

/** Above the accepted size, so that slightly larger files get a specific error message. */
const MAX_UPLOAD_BYTES = 40 * 1024 * 1024;
const PER_PAGE = 48;

async function read(app: App, name: string): Promise<LibraryPicture> {
  return existing(await readLibraryPicture(app.db, name));
}

/** Users with the permission describe all pictures; others only their own uploads. */
function checkIsTheirs(staff: Staff, picture: LibraryPicture): void {
  if (!may(staff.role, 'pictures.describe') && picture.uploadedBy.id !== staff.id)
    throw new NewsroomError(403, pictureRefusalWords.notYourPicture);
}

export const pictureNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.listPictures, {
    permission: 'newsroom.enter',
    run: ({ app, staff, query: { q, own, undescribed, after } }) =>
      readLibrary(app.db, {
        text: q,
        uploadedBy: own ? staff.id : undefined,
        undescribed: undescribed === 'yes',
        after,
        most: PER_PAGE,
      }),
  }),
  newsroomCall(endpoints.uploadPicture, {
    permission: 'pictures.add',
    fileBytes: MAX_UPLOAD_BYTES,
    run: async ({ context, file, query: { name, ...about } }) => {
      const added = await inPictureWords(() => addPicture(context, file, { ...about, fileName: name }));
      return { picture: await read(context, added.key), isNew: added.isNew };
    },
  }),
  newsroomCall(endpoints.readPicture, {
    permission: 'newsroom.enter',
    run: async ({ app, params: { key } }) => ({ picture: await read(app, key), uses: (await readPictureUses(app, app.db, key)).uses }),
  }),
  newsroomCall(endpoints.pictureThumbnail, {
    permission: 'newsroom.enter',
    run: async ({ app, params: { key }, query: { crop, w } }) =>
      new Response(null, {
        status: 302,
        headers: { location: pictureAddress(await read(app, key), crop, w), 'cache-control': 'private, no-store' },
      }),
  }),
  newsroomCall(endpoints.describePicture, {
    permission: 'pictures.add',
    run: async ({ context, staff, params: { key }, body: { version, ...draft } }) => {
      checkIsTheirs(staff, await read(context, key));
      await describePicture(context, key, draft, version);
      return { picture: await read(context, key) };
    },
  }),
  newsroomCall(endpoints.replacePicture, {
    permission: 'pictures.replace',
    fileBytes: MAX_UPLOAD_BYTES,
    run: async ({ context, file, params: { key }, query }) => {
      await inPictureWords(() => replacePictureFile(context, key, file, query.name));
      return { picture: await read(context, key) };
    },
  }),
  newsroomCall(endpoints.removePicture, {
    permission: 'pictures.replace',
    run: async ({ context, params, query: { version } }) => {
      await removePicture(context, params.key, version);
      return params;
    },
  }),
];
