import { and, eq, sql } from 'drizzle-orm';
import { countAttempt } from '../../platform/accounts/attempts.ts';
import type { AuditEntry, BackgroundEditor, Editor } from '../../platform/auditLog.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { type BrowserToken, endpointHash } from '../../platform/push/browserToken.ts';
import type { TopicListener } from '../../site/desk.ts';
import { NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { type CampaignDraft, draftIssues } from './campaigns/campaignDraft.ts';
import { pushRefusalWords } from './newsroom/words.ts';
import { addCounts, CAMPAIGNS_TAG } from './sending/batches.ts';
import { quietUntil } from './sending/quietHours.ts';
import { BREAKING } from './subscribing/pushTopic.ts';
import { newBrowserCounters } from './subscribing/subscribeLimits.ts';
import { pushCampaigns, pushChoices, pushSubscriptions } from './tables.ts';

/** Whoever has a browser's endpoint and secret speaks for it. */
const isToken = ({ endpoint, auth }: Pick<BrowserToken, 'endpoint' | 'auth'>) =>
  and(eq(pushSubscriptions.endpointHash, endpointHash(endpoint)), eq(pushSubscriptions.auth, auth));

type Saved = {
  token: BrowserToken;
  browserName: string;
  /** What the browser wants to hear of; as before if it is left out, or breaking news. */
  topics: readonly string[] | undefined;
  /** The wording that the reader agreed to; null if only the browser itself has asked. */
  consent: string | null;
  /** The token that this one takes the place of. */
  replaces: BrowserToken | undefined;
  readerId: string | undefined;
  client: string | undefined;
};

/**
 * Stores a browser's token, or that it is still good. Returns its topics; `otherKeys` if the endpoint belongs to a browser with other keys.
 * Throws `TooManyAttempts` if a network, or all together, have sent too many new ones.
 */
export async function saveBrowser(context: WriteContext, saved: Saved, now: Date): Promise<string[] | 'otherKeys'> {
  const { token, browserName, consent, readerId = null } = saved;
  const [known] = await context.db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpointHash, endpointHash(token.endpoint)));
  if (!known) await countAttempt(context.db, newBrowserCounters(saved.client), now);
  return change<string[] | 'otherKeys'>(context, async (tx) => {
    const before = saved.replaces && saved.replaces.endpoint !== token.endpoint ? await takeOver(tx, saved.replaces) : [];
    const [stored] = await tx
      .insert(pushSubscriptions)
      .values({ ...token, endpointHash: endpointHash(token.endpoint), browserName, consent, consentAt: now, refreshedAt: now, readerId })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpointHash,
        set: { browserName, readerId, refreshedAt: now, failures: 0 },
        setWhere: eq(pushSubscriptions.auth, token.auth),
      })
      .returning({ id: pushSubscriptions.id });
    if (!stored) return { result: 'otherKeys', tags: [] };
    const present = await topicsOf(tx, stored.id);
    const wanted = saved.topics ?? (present.length > 0 ? present : before.length > 0 ? before : [BREAKING]);
    await setTopics(tx, stored.id, wanted);
    return { result: [...wanted], tags: [] };
  });
}

/** Removes a browser and returns the topics that it had. */
async function takeOver(tx: Database, token: BrowserToken): Promise<string[]> {
  const [old] = await tx.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(isToken(token));
  if (!old) return [];
  const topics = await topicsOf(tx, old.id);
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, old.id));
  return topics;
}

async function topicsOf(tx: Database, subscriptionId: number): Promise<string[]> {
  const rows = await tx.select({ topic: pushChoices.topic }).from(pushChoices).where(eq(pushChoices.subscriptionId, subscriptionId));
  return rows.map(({ topic }) => topic);
}

async function setTopics(tx: Database, subscriptionId: number, topics: readonly string[]): Promise<void> {
  const wanted = sql.param([...topics]);
  await tx
    .delete(pushChoices)
    .where(and(eq(pushChoices.subscriptionId, subscriptionId), sql`${pushChoices.topic} <> all(${wanted}::text[])`));
  await tx.execute(
    sql`insert into ${pushChoices} (subscription_id, topic) select ${subscriptionId}::int, unnest(${wanted}::text[]) on conflict do nothing`,
  );
}

/** Deletes a browser; also a success if it is not there. */
export function removeBrowser(context: WriteContext, token: BrowserToken): Promise<void> {
  return change(context, async (tx) => {
    await tx.delete(pushSubscriptions).where(isToken(token));
    return { result: undefined, tags: [] };
  });
}

/** Counts that somebody has opened a message; only for a browser that gets messages. */
export function countClick(context: WriteContext, campaignId: number, token: BrowserToken): Promise<void> {
  return change(context, async (tx) => {
    const isKnown = sql`exists (select from ${pushSubscriptions} where ${isToken(token)})`;
    await tx
      .update(pushCampaigns)
      .set({ clicked: sql`${pushCampaigns.clicked} + 1` })
      .where(and(eq(pushCampaigns.id, campaignId), isKnown));
    return { result: undefined, tags: [] };
  });
}

type EditorContext = WriteContext & { by: Editor };

/** Plans a message: for now, or for a time; after quiet hours unless it may pass them. Returns its id. Throws `NewsroomError`. */
export async function addCampaign(context: EditorContext, { startsAt, ...draft }: CampaignDraft, now: Date): Promise<number> {
  const issues = draftIssues(draft);
  if (issues.length > 0) throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
  const wanted = startsAt && startsAt > now ? startsAt : now;
  const dueAt = draft.passesQuietHours ? wanted : (quietUntil(wanted) ?? wanted);
  return change(context, async (tx) => {
    const [campaign] = await tx
      .insert(pushCampaigns)
      .values({ ...draft, state: 'scheduled', createdBy: context.by.name, createdAt: now, dueAt })
      .returning({ id: pushCampaigns.id });
    if (!campaign) throw new Error('A message was not stored');
    const after = { title: draft.title, address: draft.address, topics: draft.topics, dueAt };
    const audit = [{ action: 'push.send', subject: `push:${campaign.id}`, after }] as const;
    return { result: campaign.id, tags: [CAMPAIGNS_TAG], audit };
  });
}

/** Stops a message that waits or is being sent; what has been sent cannot be called back. Throws `NewsroomError`. */
export function stopCampaign(context: EditorContext, id: number, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const state = await lockState(tx, id);
    if (!state) throw new NewsroomError(404, newsroomServerWords.notThere);
    if (!isUnderWay(state)) throw new NewsroomError(409, pushRefusalWords.over);
    return { result: undefined, tags: [], audit: [await stop(tx, { id, state }, now)] };
  });
}

const schedule: BackgroundEditor = { id: 'schedule', name: 'સમયપત્રક' };

/** Stops a message that leads to what has been withdrawn since it was planned. */
export function stopGoneCampaign(context: WriteContext, id: number, now: Date): Promise<void> {
  return change({ ...context, by: schedule }, async (tx) => {
    const state = await lockState(tx, id);
    return { result: undefined, tags: [], audit: state && isUnderWay(state) ? [await stop(tx, { id, state }, now)] : [] };
  });
}

type State = typeof pushCampaigns.$inferSelect.state;

const isUnderWay = (state: State): boolean => state === 'scheduled' || state === 'sending';

async function lockState(tx: Database, id: number): Promise<State | undefined> {
  const [campaign] = await tx.select({ state: pushCampaigns.state }).from(pushCampaigns).where(eq(pushCampaigns.id, id)).for('update');
  return campaign?.state;
}

async function stop(tx: Database, { id, state }: { id: number; state: State }, now: Date): Promise<AuditEntry> {
  await addCounts(tx, id, undefined);
  await tx.update(pushCampaigns).set({ state: 'stopped', endedAt: now }).where(eq(pushCampaigns.id, id));
  return { action: 'push.stop', subject: `push:${id}`, before: { state }, after: { state: 'stopped' } };
}

/** Who has chosen a topic that is merged into another hears of that one. */
export const pushFollowsTopics: TopicListener = {
  merge: async (tx, from, into) => {
    const [old, present] = [`topic:${from}`, `topic:${into}`];
    await tx.execute(sql`insert into ${pushChoices} (subscription_id, topic)
      select subscription_id, ${present}::text from ${pushChoices} where topic = ${old}::text on conflict do nothing`);
    await tx.delete(pushChoices).where(eq(pushChoices.topic, old));
    const replaced = sql`array_replace(${pushCampaigns.topics}, ${old}::text, ${present}::text)`;
    await tx
      .update(pushCampaigns)
      .set({ topics: replaced })
      .where(sql`${pushCampaigns.state} in ('scheduled', 'sending') and ${old}::text = any(${pushCampaigns.topics})`);
    return [];
  },
};
