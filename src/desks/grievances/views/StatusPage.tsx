import { type Fact, FactList } from '../../../design/FactList.tsx';
import { dateAndTime, dayAndMonth } from '../../../platform/text/dates.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { TextPage } from '../../../site/screens/TextPage.tsx';
import { decisionDue } from '../handling/grievanceClocks.ts';
import type { GrievanceStatus } from '../queries.ts';
import { grievanceText as words } from '../words.ts';
import { GRIEVANCE_PATH } from './GrievancePage.tsx';
import styles from './StatusPage.module.css';

type Data = { status: GrievanceStatus; isNew: boolean };

/** The state of a grievance for whoever knows its reference. It names nobody: a reference may be seen by others. */
export function StatusPage({ data: { status, isNew } }: { data: Data }) {
  const { reference, kind, outcome, decision, receivedAt, acknowledgedAt, decidedAt } = status;
  // Who filled in the hidden field does not learn that it was noticed.
  const state = status.state === 'spam' ? 'received' : status.state;
  const facts: Fact[] = [
    [words.kindColumn, words[kind]],
    [words.received, dateAndTime(receivedAt)],
  ];
  if (acknowledgedAt) facts.push([words.acknowledged, dateAndTime(acknowledgedAt)]);
  facts.push(decidedAt ? [words.decided, dateAndTime(decidedAt)] : [words.decideBy, dayAndMonth(decisionDue(receivedAt))]);
  return (
    <TextPage title={isNew ? words.thanksTitle : words.status} steps={[homeStep, { name: words.grievance, href: GRIEVANCE_PATH }]}>
      {isNew && (
        <div className={styles.thanks} role="status">
          <p>{words.thanks}</p>
          <p>{status.isMailSent || status.state === 'spam' ? words.mailSent : words.mailNotSent}</p>
        </div>
      )}
      <div>
        <p>{words.reference}</p>
        <p className={styles.reference}>{reference}</p>
        <p>{words.keepReference}</p>
      </div>
      <section>
        <h2>{outcome === null ? words[state] : words[outcome]}</h2>
        <FactList facts={facts} />
      </section>
      {decision !== null && (
        <section>
          <h2>{words.decision}</h2>
          <p className={styles.decision}>{decision}</p>
        </section>
      )}
    </TextPage>
  );
}
