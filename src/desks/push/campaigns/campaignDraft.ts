import { z } from 'zod';
import { isMessagePicture, MAX_MESSAGE_BYTES } from '../../../platform/push/pushMessage.ts';
import { optionalText, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { moment } from '../../../site/newsroom/endpoint.ts';
import type { FieldIssue, Sentence } from '../../../site/newsroom/newsroomError.ts';
import { pushRefusalWords as words } from '../newsroom/words.ts';
import { payloadBytes } from '../sending/messagePayload.ts';
import { BREAKING, pushTopicList } from '../subscribing/pushTopic.ts';
import { campaignStates, urgencies } from './campaignStates.ts';

const MAX_TEXT = 1_000;
/** With two more letters, the 32 of a `Topic` header. */
const MAX_REPLACES = 28;

/** How long push services may keep a message, in seconds. */
export const ttlChoices = [900, 3_600, 14_400, 43_200, 86_400] as const;

const message = z.object({
  title: requiredText(MAX_TEXT),
  text: optionalText(MAX_TEXT),
  /** A path of this site. */
  address: z.string().trim().min(1).max(500),
  /** An address of the image proxy; empty for none. */
  picture: z.string().max(500).default(''),
});
type Message = z.output<typeof message>;

/** A message as an editor plans it. */
export const campaignDraft = message.extend({
  topics: pushTopicList.pipe(z.array(z.string()).min(1)),
  ttlSeconds: z.literal(ttlChoices),
  urgency: z.enum(urgencies),
  /** Latin letters, digits and hyphens: it goes into a header. */
  replaces: z.string().trim().max(MAX_REPLACES),
  passesQuietHours: z.boolean(),
  /** Undefined or past: now. */
  startsAt: z.coerce.date<string>().optional(),
});
export type CampaignDraft = z.output<typeof campaignDraft>;

/** The message that an editor sends to their own browser. */
export const testDraft = message.extend({ browserToken: z.string().max(2_000) });

/** The longest id and tag that a message can have, so that its size is not underestimated before it has its own. */
const SAMPLE = { id: 'c1000000.tttttt', tag: 'r-'.padEnd(2 + MAX_REPLACES, 'r') };

/** The bytes of a message of which 3,000 are safe. */
export const bytesOf = ({ title, text, address, picture }: Message): number => payloadBytes({ ...SAMPLE, title, text, address, picture });

/** What an editor has to put right, by field; the same on the screen and on the server. */
export function draftIssues(draft: Message & Partial<Pick<CampaignDraft, 'replaces' | 'passesQuietHours' | 'topics'>>): FieldIssue[] {
  const issue = (isWrong: boolean, path: string, sentence: Sentence) => (isWrong ? [{ path, message: sentence }] : []);
  return [
    ...issue(!/^\/(?![/\\])[^\s\\]*$/.test(draft.address), 'address', words.notOurs),
    ...issue(draft.picture !== '' && !isMessagePicture(draft.picture), 'picture', words.pictureNotOurs),
    ...issue(bytesOf(draft) > MAX_MESSAGE_BYTES, 'text', words.tooLong),
    ...issue(!/^[a-z0-9-]*$/.test(draft.replaces ?? ''), 'replaces', words.replacesWrong),
    ...issue(draft.passesQuietHours === true && !draft.topics?.includes(BREAKING), 'passesQuietHours', words.onlyBreaking),
  ];
}

/** A message with what has become of it. `audience` is how many browsers it goes to, as far as that is known. */
export const campaignRow = z.object({
  id: z.number(),
  title: z.string(),
  text: z.string(),
  address: z.string(),
  picture: z.string(),
  topics: z.array(z.string()),
  state: z.enum(campaignStates),
  createdBy: z.string(),
  dueAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  sent: z.number(),
  expired: z.number(),
  failed: z.number(),
  clicked: z.number(),
});
export type CampaignRow = z.output<typeof campaignRow>;
