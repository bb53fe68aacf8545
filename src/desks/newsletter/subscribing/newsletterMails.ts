import { siteConfig } from '../../../../site.config.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { addressHash } from '../../../platform/messages/addressHash.ts';
import type { Mail } from '../../../platform/messages/message.ts';
import { unsubscribeHeaders } from '../../../platform/messages/unsubscribeHeaders.ts';
import type { App } from '../../../site/app.ts';
import { newsletterMailText as words } from '../words.ts';
import { CONFIRM_PATH } from './linkPaths.ts';
import { makeToken } from './linkTokens.ts';
import { unsubscribeLink } from './unsubscribeLink.ts';

/** Said in the mail, so change both. */
const LINK_LIVES_MS = milliseconds('7d');

/** The mail with the link by which the owner of an address confirms the subscription. */
export async function confirmationMail({ db, settings }: App, email: string, now: Date): Promise<Mail> {
  const until = new Date(now.getTime() + LINK_LIVES_MS);
  const token = await makeToken(db, { purpose: 'confirm', addressHash: addressHash(email), until });
  const link = `${settings.siteUrl}${CONFIRM_PATH}?token=${token}`;
  return {
    to: email,
    subject: `${words.confirmSubject} | ${siteConfig.name}`,
    text: paragraphs(words.greeting, words.asked, link, words.linkLives, words.notAsked, signature(settings.siteUrl)),
  };
}

/** The mail after the confirmation. */
export async function welcomeMail(app: App, email: string): Promise<Mail> {
  const link = await unsubscribeLink(app, email);
  return {
    to: email,
    subject: `${words.welcomeSubject} | ${siteConfig.name}`,
    text: paragraphs(words.greeting, words.welcome, words.toStop, link, signature(app.settings.siteUrl)),
    headers: unsubscribeHeaders(link),
  };
}

const paragraphs = (...texts: string[]): string => `${texts.join('\n\n')}\n`;
const signature = (siteUrl: string): string => `${siteConfig.name}\n${siteUrl}`;
