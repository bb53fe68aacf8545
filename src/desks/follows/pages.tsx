import { z } from 'zod';
import type { Form } from '../../site/calls/form.ts';
import { loginAddress } from '../../site/pages/loginAddress.ts';
import { notFound, type Page } from '../../site/pages/page.tsx';
import { readerPage } from '../../site/pages/privatePage.tsx';
import { readMatchesOfTeams, readTeams } from '../cricket/queries.ts';
import { readNewestDays } from '../mandi/queries.ts';
import { offersLogin } from '../settings/queries.ts';
import { follow, unfollow } from './commands.ts';
import { readFollows, readNewestOf, readTargets } from './queries.ts';
import { type FollowTarget, followKinds, idsOf, targetOfForm } from './targets/followTarget.ts';
import { FollowPage, type FollowPageData } from './views/FollowPage.tsx';
import { type MyNewsData, MyNewsPage } from './views/MyNewsPage.tsx';
import { followText, outcomeText } from './words.ts';

const MY_NEWS = '/account/my-news';
const headOf = (canonical: string) => ({ title: followText.title, description: followText.intro, canonical });

export const followPages: readonly Page[] = [
  readerPage({
    path: MY_NEWS,
    address: MY_NEWS,
    query: z.object({
      state: z.enum(['followed', 'unfollowed', 'gone', 'full']).optional(),
      kind: z.enum(followKinds).default('topic'),
    }),
    load: async ({ app: { db }, reader, query: { state, kind }, now }): Promise<MyNewsData> => {
      const followed = await readFollows(db, reader.id);
      const teamIds = idsOf(followed, 'team');
      const cropIds = idsOf(followed, 'crop');
      const [stories, matches, teams, days, isOffered] = await Promise.all([
        readNewestOf(db, followed),
        readMatchesOfTeams(db, teamIds),
        readTeams(db),
        cropIds.length > 0 ? readNewestDays(db, cropIds) : [],
        offersLogin(db),
      ]);
      return { followed, stories, matches, teams, days, notice: state && outcomeText[kind][state], offersLogin: isOffered, now };
    },
    head: () => headOf(MY_NEWS),
    view: MyNewsPage,
  }),
  // Where a reader without script comes back to after logging in: an address alone must change nothing.
  readerPage({
    path: `/account/follow/:kind{(?:${followKinds.join('|')})}/:id{[0-9]{1,9}}`,
    address: MY_NEWS,
    needsLoginOffered: true,
    load: async ({ app, params }): Promise<FollowPageData | ReturnType<typeof notFound>> => {
      const kind = followKinds.find((one) => one === params.kind);
      const [followed] = kind ? await readTargets(app.db, [{ kind, id: Number(params.id) }]) : [];
      return followed ? { followed } : notFound();
    },
    head: () => headOf('/account/follow'),
    view: FollowPage,
  }),
];

/** The reader's own page with what has become of an attempt; a topic is not named in the address. */
const told = (state: keyof (typeof outcomeText)['topic'], { kind }: FollowTarget) => ({
  goTo: `${MY_NEWS}?state=${state}${kind === 'topic' ? '' : `&kind=${kind}`}`,
});

export const followForms: readonly Form[] = [
  {
    path: '/account/follow',
    needsLoginOffered: true,
    accept: async (app, fields, { findReader }) => {
      const target = targetOfForm(fields);
      if (!target) return { goTo: MY_NEWS };
      const reader = await findReader();
      if (!reader) return { goTo: loginAddress(`/account/follow/${target.kind}/${target.id}`) };
      return told(await follow(app, reader.id, target), target);
    },
  },
  {
    path: '/account/unfollow',
    accept: async (app, fields, { findReader }) => {
      const reader = await findReader();
      if (!reader) return { goTo: loginAddress(MY_NEWS) };
      const target = targetOfForm(fields);
      if (!target) return { goTo: MY_NEWS };
      await unfollow(app, reader.id, target);
      return told('unfollowed', target);
    },
  },
];
