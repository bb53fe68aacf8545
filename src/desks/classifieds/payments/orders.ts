import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import { isSeen } from '../states/adStates.ts';
import { ADS_TAG, adTag } from '../states/adTags.ts';
import { classifiedAds, classifiedOrders } from '../tables.ts';
import type { PaymentGateway, SignedPayment } from './payment.ts';
import { type UpgradeName, upgrades } from './upgrades.ts';

export type Order = typeof classifiedOrders.$inferSelect;

type Ordered = { owner: string; adId: number; upgrade: UpgradeName; description: string; returnTo: string; now: Date };

/**
 * Orders an upgrade of one's own advertisement that readers see, and makes its payment page. Undefined if there is no such advertisement.
 * Throws `PaymentFailed`; the order without a page is then never paid.
 */
export async function orderUpgrade(
  { db }: Pick<WriteContext, 'db'>,
  gateway: PaymentGateway,
  { owner, adId, upgrade, description, returnTo, now }: Ordered,
): Promise<number | undefined> {
  const [ad] = await db
    .select()
    .from(classifiedAds)
    .where(and(eq(classifiedAds.id, adId), eq(classifiedAds.readerId, owner)))
    .limit(1);
  if (!ad || !isSeen(ad, now)) return undefined;
  const amountPaise = upgrades[upgrade].paise;
  const reference = `classified-${randomBytes(12).toString('hex')}`;
  const [order] = await db
    .insert(classifiedOrders)
    .values({ adId, upgrade, amountPaise, state: 'created', reference, createdAt: now })
    .returning({ id: classifiedOrders.id });
  if (!order) throw new Error('An order was not stored');
  const link = await gateway.createLink({ reference, amountPaise, description, returnTo });
  await db.update(classifiedOrders).set({ linkId: link.id, linkUrl: link.url }).where(eq(classifiedOrders.id, order.id));
  return order.id;
}

/** An order of one's own advertisement. */
export async function readOwnOrder(db: Database, owner: string, id: number): Promise<Order | undefined> {
  const [row] = await db
    .select({ order: classifiedOrders })
    .from(classifiedOrders)
    .innerJoin(classifiedAds, eq(classifiedAds.id, classifiedOrders.adId))
    .where(and(eq(classifiedOrders.id, id), eq(classifiedAds.readerId, owner)))
    .limit(1);
  return row?.order;
}

/** `again` if the order was paid before: a gateway repeats what it says. `forNothing` if the advertisement has been deleted meanwhile. */
export type Settled = 'paid' | 'forNothing' | 'again' | 'unknown' | 'wrongAmount';

/** What an operator must look into, and pay back perhaps. */
const forOperators: Partial<Record<Settled, string>> = {
  unknown: 'a payment fits no order',
  wrongAmount: 'a payment fits no order',
  forNothing: 'a payment is for an advertisement that has been deleted',
};

/** Enters a signed payment and gives the advertisement what it paid for, once. */
export async function settleOrder(context: WriteContext & { log: Log }, payment: SignedPayment, now: Date): Promise<Settled> {
  const outcome = await enterPayment(context, payment, now);
  const trouble = forOperators[outcome];
  if (trouble) context.log.error({ outcome, linkId: payment.linkId, paymentId: payment.paymentId }, trouble);
  return outcome;
}

function enterPayment(context: WriteContext, payment: SignedPayment, now: Date): Promise<Settled> {
  return change<Settled>(context, async (tx) => {
    const [order] = await tx.select().from(classifiedOrders).where(eq(classifiedOrders.linkId, payment.linkId)).for('update');
    if (!order || order.reference !== payment.reference) return { result: 'unknown', tags: [] };
    if (order.state === 'paid') return { result: 'again', tags: [] };
    if (payment.amountPaise !== undefined && payment.amountPaise !== order.amountPaise) return { result: 'wrongAmount', tags: [] };
    await tx
      .update(classifiedOrders)
      .set({ state: 'paid', paymentId: payment.paymentId, paidAt: now })
      .where(eq(classifiedOrders.id, order.id));
    if (order.adId === null) return { result: 'forNothing', tags: [] };
    await applyUpgrade(tx, order.adId, order.upgrade, now);
    return { result: 'paid', tags: [ADS_TAG, adTag(order.adId)] };
  });
}

/** An upgrade that has not ended is prolonged. */
async function applyUpgrade(tx: Database, adId: number, upgrade: UpgradeName, now: Date): Promise<void> {
  const [ad] = await tx.select().from(classifiedAds).where(eq(classifiedAds.id, adId)).for('update');
  if (!ad) return;
  const present = upgrade === 'top' ? ad.topUntil : ad.highlightedUntil;
  const from = present && present > now ? present : now;
  const until = new Date(from.getTime() + upgrades[upgrade].days * milliseconds('1d'));
  const values = upgrade === 'top' ? { topUntil: until, isTop: ad.state === 'published' } : { highlightedUntil: until };
  await tx.update(classifiedAds).set(values).where(eq(classifiedAds.id, adId));
}
