import { type Form, textOf } from '../../../site/calls/form.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { PARENT_PATH } from '../../privacy/views/ChildPage.tsx';
import { noHint } from '../accounts/loginCookies.ts';
import { logOut } from '../accounts/readerSession.ts';
import { LoginNameFixed, removeReader, saveProfile } from '../commands.ts';
import { loadProfile, profileHead } from '../pages.tsx';
import { removePasskey } from '../passkeys/passkeys.ts';
import { profileChange } from '../profile/profile.ts';
import { ProfilePage, type ProfileProblems } from '../views/ProfilePage.tsx';
import { readerText } from '../words.ts';

const PROFILE = '/account/edit-user';
const toLogin = { goTo: loginAddress(PROFILE) };

const editProfile: Form = {
  path: PROFILE,
  accept: async (app, fields, { findReader }) => {
    const reader = await findReader();
    const data = reader && (await loadProfile(app, reader.id));
    if (!reader || !data) return { logInFirst: PROFILE };
    const typed = Object.fromEntries(['name', 'email', 'mobileNumber', 'gender'].map((name) => [name, textOf(fields, name)]));
    const intrestedCategories = fields.getAll('intrestedCategories').filter((id) => typeof id === 'string');
    const parsed = profileChange.safeParse({ ...typed, intrestedCategories });
    const refuse = (problems: ProfileProblems) => ({
      head: profileHead,
      body: <ProfilePage data={{ ...data, typed: { ...typed, intrestedCategories }, problems }} />,
    });
    if (!parsed.success) return refuse(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])));
    try {
      return (await saveProfile(app, reader.id, parsed.data)) ? { goTo: `${PROFILE}?state=saved` } : { logInFirst: PROFILE };
    } catch (error) {
      if (error instanceof LoginNameFixed) return refuse({ [error.field]: error.message });
      throw error;
    }
  },
};

const cookiesOf = (header: (name: string) => string | undefined) => new Headers({ cookie: header('cookie') ?? '' });

const logOutForm: Form = {
  path: '/account/logout',
  accept: async (app, _fields, { findSessionOwner, header }) => ({
    goTo: '/account/login?state=loggedOut',
    cookies: (await findSessionOwner()) ? await logOut(app, cookiesOf(header)) : [noHint(app)],
  }),
};

const removal: Form = {
  path: '/account/delete',
  accept: async (app, fields, { findSessionOwner, header }) => {
    const reader = await findSessionOwner();
    const data = reader && (await loadProfile(app, reader.id));
    if (!reader || !data) return toLogin;
    if (textOf(fields, 'sure') !== 'yes' && reader.awaitsParent) return { goTo: PARENT_PATH };
    if (textOf(fields, 'sure') !== 'yes')
      return { head: profileHead, body: <ProfilePage data={{ ...data, problems: { sure: readerText.removalUnsure } }} /> };
    await removeReader(app, reader.id);
    // Not before: a removal that fails leaves the reader logged in.
    return { goTo: '/account/login?state=removed', cookies: await logOut(app, cookiesOf(header)) };
  },
};

const passkeyRemoval: Form = {
  path: '/account/passkey/remove',
  accept: async (app, fields, { findReader }) => {
    const reader = await findReader();
    if (!reader) return toLogin;
    await removePasskey(app.db, reader.id, textOf(fields, 'id'));
    return { goTo: `${PROFILE}?state=passkeyRemoved` };
  },
};

export const profileForms: readonly Form[] = [editProfile, logOutForm, removal, passkeyRemoval];
