import { siteConfig } from '../../../../site.config.ts';
import type { Mail } from '../../../platform/messages/message.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { phoneForReaders } from '../../../platform/text/phoneNumber.ts';
import type { Ad } from '../queries.ts';
import type { classifiedMessages } from '../tables.ts';
import { adAddress, OWN_ADS_PATH, POST_PATH } from '../views/adPaths.ts';
import type { AdMailKind } from './adMailKinds.ts';
import { adMailText as words } from './words.ts';

type Message = typeof classifiedMessages.$inferSelect;

/** A mail to an advertiser; undefined for a message that has been erased. */
export function adMail(kind: AdMailKind, ad: Ad, message: Message | undefined, siteUrl: string): Mail | undefined {
  const title = `“${ad.title}”`;
  const page = `${siteUrl}${adAddress(ad)}`;
  const compose = (subject: string, texts: readonly string[], headers?: Mail['headers']): Mail => ({
    to: ad.email,
    subject: `${subject} | ${siteConfig.name}`,
    text: `${[words.greeting, title, ...texts, siteConfig.name].join('\n\n')}\n`,
    ...(headers ? { headers } : {}),
  });
  switch (kind) {
    case 'approved':
      return compose(words.approvedSubject, [
        `${words.approved}\n${page}`,
        ...(ad.expiresAt ? [`${words.standsUntil} ${dayAndMonth(ad.expiresAt)}`] : []),
        words.notYours,
      ]);
    case 'rejected':
      return compose(words.rejectedSubject, [words.rejected, ad.reason ?? '', `${words.correct}\n${siteUrl}${POST_PATH}?ad=${ad.id}`]);
    case 'removed':
      return compose(words.removedSubject, [words.removed, ad.reason ?? '']);
    case 'expired':
      return compose(words.expiredSubject, [`${words.expired}\n${siteUrl}${OWN_ADS_PATH}`]);
    case 'message': {
      if (!message) return undefined;
      const sender = [`${words.sender}: ${message.name}`, ...(message.phone ? [`${words.phone}: ${phoneForReaders(message.phone)}`] : [])];
      const quoted = message.message
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
      return compose(words.messageSubject, [page, words.message, quoted, sender.join('\n'), words.reply, words.caution, words.notYours], {
        'Reply-To': message.email,
      });
    }
  }
}
