import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLogQuery } from '../../../src/desks/staff/auditLog/readAuditLog.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

test('each filter of the audit log reads an index in order', async () => {
  const { db } = newspaper.app;
  for (const [filter, index] of [
    [{}, 'audit_log_pkey'],
    [{ staffId: 'x' }, 'audit_log_staff'],
    [{ subject: 'story:7' }, 'audit_log_subject'],
    [{ action: 'story.publish' }, 'audit_log_action'],
    [{ kind: 'story' }, 'audit_log_kind'],
    [{ number: '૭' }, 'audit_log_number'],
  ] as const) {
    const plan = await planOf(db, auditLogQuery(db, filter, { limit: 50, offset: 0 }).getSQL());
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});
