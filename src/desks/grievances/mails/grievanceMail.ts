import { siteConfig } from '../../../../site.config.ts';
import type { Mail } from '../../../platform/messages/message.ts';
import { referenceOf, statusPath } from '../handling/grievanceReference.ts';
import type { GrievanceMailKind } from '../handling/grievanceStates.ts';
import type { grievances } from '../tables.ts';
import { grievanceText, grievanceMailText as words } from '../words.ts';

type Grievance = typeof grievances.$inferSelect;

/**
 * The mail to the person who filed a grievance; undefined if their address has been erased. The acknowledgement repeats nothing that was
 * typed into the form: anybody may have typed the address, and could send their own text to a stranger by it.
 */
export function grievanceMail(kind: GrievanceMailKind, grievance: Grievance, siteUrl: string): Mail | undefined {
  if (grievance.email === null) return undefined;
  const reference = referenceOf(grievance);
  const number = `${grievanceText.reference}: ${reference}`;
  const follow = `${words.follow}\n${siteUrl}${statusPath(reference)}`;
  const outcome = grievance.outcome === null ? [] : [`${grievanceText[grievance.outcome]}.`];
  const texts =
    kind === 'acknowledgement'
      ? [words.acknowledgement, number, follow, words.notYou]
      : [words.decision, number, ...outcome, grievance.decision ?? '', follow, words.appeal];
  const { officer } = grievanceText;
  const { name, email } = siteConfig.grievanceOfficer;
  return {
    to: grievance.email,
    subject: `${kind === 'acknowledgement' ? words.acknowledgementSubject : words.decisionSubject} (${reference}) | ${siteConfig.name}`,
    text: `${[words.greeting, ...texts, `${name}\n${officer}, ${siteConfig.name}\n${email}`].join('\n\n')}\n`,
    // The sender's address of the site may be one that nobody reads.
    headers: { 'Reply-To': email },
  };
}
