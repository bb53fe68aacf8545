import { ButtonLink } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Notice } from '../../../design/Notice.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { AccountPrompt } from '../../../site/account/AccountPrompt.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { type StoryCard, storyCard } from '../../articles/queries.ts';
import type { MatchInFormat, TeamsById } from '../../cricket/queries.ts';
import { TeamMatches } from '../../cricket/views/TeamMatches.tsx';
import type { CropDay } from '../../mandi/queries.ts';
import { CropPrices } from '../../mandi/views/CropPrices.tsx';
import type { Followed } from '../queries.ts';
import { fieldOf } from '../targets/followTarget.ts';
import { followText } from '../words.ts';
import styles from './Follows.module.css';

export type MyNewsData = {
  followed: readonly Followed[];
  stories: readonly StoryCard[];
  matches: readonly MatchInFormat[];
  teams: TeamsById;
  days: readonly CropDay[];
  /** What has become of an attempt to follow, or to stop. */
  notice: string | undefined;
  /** Whether readers can log in; topics, crops and teams have a button that follows them only then. */
  offersLogin: boolean;
  now: Date;
};

/** What a reader follows: the matches of teams, the prices of crops, and the newest stories of topics. */
export function MyNewsPage({ data: { followed, stories, matches, teams, days, notice, offersLogin, now } }: { data: MyNewsData }) {
  const isEmpty = followed.length === 0;
  const crops = followed.flatMap((one) => (one.kind === 'crop' ? [one.crop] : []));
  return (
    <div>
      <ListHead breadcrumbs={[homeStep]} title={followText.title} page={1} intro={isEmpty ? undefined : followText.intro} />
      {notice && <Notice>{notice}</Notice>}
      {isEmpty ? (
        <AccountPrompt>
          <p>
            {followText.none} {offersLogin && followText.howToFollow}
          </p>
          <ButtonLink href="/sitemap">{followText.choose}</ButtonLink>
        </AccountPrompt>
      ) : (
        <FollowedList followed={followed} />
      )}
      {matches.length > 0 && (
        <section className={styles.part}>
          <SectionHead title={followText.matches} />
          <TeamMatches matches={matches} teams={teams} />
        </section>
      )}
      {crops.length > 0 && (
        <section className={styles.part}>
          <SectionHead title={followText.prices} />
          <CropPrices crops={crops} days={days} />
        </section>
      )}
      {followed.some(({ kind }) => kind === 'topic') && (
        <section>
          <SectionHead title={followText.stories} />
          {stories.length === 0 && <p>{followText.noStories}</p>}
          <ul className={styles.rows}>
            {stories.map((story) => (
              <li key={story.id}>
                <Card card={storyCard(story, now)} shape="row" heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function FollowedList({ followed }: { followed: readonly Followed[] }) {
  return (
    <>
      <ul className={styles.followed} aria-label={followText.followed}>
        {followed.map(({ kind, id, name, address }) => (
          <li key={`${kind} ${id}`}>
            <a href={address}>{name}</a>
            <form action="/account/unfollow" method="post">
              <input type="hidden" name={fieldOf[kind]} value={id} />
              <button type="submit">
                <Icon name="close" />
                <span className="sr-only">
                  {name}: {followText.unfollow}
                </span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <p className={styles.notify}>
        <a href="/notifications">{followText.notify}</a>
      </p>
    </>
  );
}
