import { ButtonLink, buttonClass } from '../../../design/Button.tsx';
import { AccountPrompt } from '../../../site/account/AccountPrompt.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { mailChoiceText as words } from '../mails/words.ts';
import type { CommentKind } from '../moderation/commentStates.ts';
import { commentText } from '../words.ts';
import { OWN_COMMENTS } from './ownCommentsPaths.ts';

export type StopMailsData = { state: 'ask'; kind: CommentKind; token: string } | { state: 'stopped' | 'wrong' };

/** Where the link in a mail leads: opening it changes nothing, because mail scanners open links; the button stops the mails. */
export function StopMailsPage({ data }: { data: StopMailsData }) {
  if (data.state !== 'ask')
    return (
      <AccountPrompt>
        <PageBreadcrumbs steps={[homeStep]} />
        <h1>{data.state === 'stopped' ? words.stoppedTitle : words.wrongTitle}</h1>
        <p>{data.state === 'stopped' ? words.stopped : words.wrong}</p>
        <ButtonLink href={OWN_COMMENTS}>{commentText.mine}</ButtonLink>
      </AccountPrompt>
    );
  return (
    <AccountPrompt>
      <PageBreadcrumbs steps={[homeStep]} />
      <h1>{words.stopTitle}</h1>
      <p>{data.kind === 'letter' ? words.stopLetter : words.stopComment}</p>
      <form method="post">
        <input type="hidden" name="token" value={data.token} />
        <button type="submit" className={buttonClass('strong')}>
          {words.stop}
        </button>
      </form>
    </AccountPrompt>
  );
}
