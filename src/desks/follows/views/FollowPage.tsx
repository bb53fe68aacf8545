import { buttonClass } from '../../../design/Button.tsx';
import { AccountPrompt } from '../../../site/account/AccountPrompt.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { Followed } from '../queries.ts';
import { fieldOf } from '../targets/followTarget.ts';
import { askText, followText } from '../words.ts';

export type FollowPageData = { followed: Followed };

/** Follows a topic, a crop or a team, for readers without script who had to log in first. */
export function FollowPage({ data: { followed } }: { data: FollowPageData }) {
  return (
    <AccountPrompt>
      <PageBreadcrumbs steps={[homeStep]} />
      <h1>{askText[followed.kind]}</h1>
      <p>
        <a href={followed.address}>{followed.name}</a>
      </p>
      <form action="/account/follow" method="post">
        <input type="hidden" name={fieldOf[followed.kind]} value={followed.id} />
        <button type="submit" className={buttonClass('strong')}>
          {followText.follow}
        </button>
      </form>
    </AccountPrompt>
  );
}
