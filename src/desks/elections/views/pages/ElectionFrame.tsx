import type { ReactNode } from 'react';
import { ChoiceBar } from '../../../../design/ChoiceBar.tsx';
import type { Link } from '../../../../site/desk.ts';
import { homeStep } from '../../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../../site/lists/PageBreadcrumbs.tsx';
import { isUnderWay } from '../../count/stages.ts';
import { type ElectionPart, electionAddress, electionBreadcrumbs } from '../../pages/electionAddress.ts';
import type { Election } from '../../queries.ts';
import { electionText } from '../../words.ts';
import styles from './ElectionFrame.module.css';

type Props = {
  election: Election;
  /** The current page of the election: a part of it, its first page, or a deeper page. */
  open?: ElectionPart | 'overview' | undefined;
  title: string;
  breadcrumbs?: Link[];
  /** Shown under the title. */
  note?: ReactNode;
  children: ReactNode;
};

/** The frame of every election page: breadcrumbs, the state of the election, and links to its other pages. */
export function ElectionFrame({ election, open, title, breadcrumbs = electionBreadcrumbs(election), note, children }: Props) {
  const to = (part: ElectionPart, name: string) => ({ name, href: electionAddress(election, part), current: open === part });
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        {breadcrumbs.length > 0 && <PageBreadcrumbs steps={[homeStep, ...breadcrumbs]} />}
        <div className={styles.title}>
          <h1>{title}</h1>
          <p className={isUnderWay(election) ? styles.live : styles.stage}>{electionText[election.stage]}</p>
        </div>
        {election.isReplay && (
          <p className={styles.replay}>
            <strong>{electionText.replay}</strong> {electionText.replayText}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        <ChoiceBar
          quiet
          label={electionText.pages}
          links={[
            { name: electionText.overview, href: electionAddress(election), current: open === 'overview' },
            to('all-seats', electionText.allSeats),
            to('gujarat-seats', electionText.gujaratSeats),
            to('star-candidates', electionText.stars),
            to('live-news', electionText.liveNews),
            to('schedule', electionText.schedule),
          ]}
        />
      </header>
      {children}
    </div>
  );
}
