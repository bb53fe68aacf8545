import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/platform/database.ts';
import type { TestBrowser } from '../../pushService.ts';

/** Stores browsers that want breaking news: `/b1` to `/b<count>` of a push service, all with the same keys. Starts at `/b<from>`. */
export async function seedBrowsers(db: Database, origin: string, keys: Pick<TestBrowser, 'keys' | 'auth'>, count: number): Promise<void> {
  const p256dh = keys.keys.getPublicKey('base64url');
  const auth = keys.auth.toString('base64url');
  await db.execute(sql`insert into push_subscriptions (endpoint_hash, endpoint, p256dh, auth, browser_name, consent_at, refreshed_at)
    select 'hash ' || at, ${origin}::text || '/b' || at, ${p256dh}::text, ${auth}::text, 'Chrome', now(), now() from generate_series(1, ${count}::int) at`);
  await db.execute(sql`insert into push_choices (subscription_id, topic) select id, 'breaking' from push_subscriptions`);
}

/** Plans a message about breaking news, for now. */
export async function seedCampaign(db: Database): Promise<void> {
  await db.execute(sql`insert into push_campaigns
    (title, text, address, topics, ttl_seconds, urgency, passes_quiet_hours, state, created_by, created_at, due_at)
    values ('મોટા સમાચાર', 'વિગત', '/recent-news/1', '{breaking}', 3600, 'high', true, 'scheduled', 'test', now(), now())`);
}
