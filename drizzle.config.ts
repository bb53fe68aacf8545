/** For drizzle-kit, which `npm run migration` fetches when it is needed: no more than its settings as data. */
export default {
  dialect: 'postgresql',
  schema: [
    './src/platform/auditLog.ts',
    './src/platform/accounts/{attempts,secrets}.ts',
    './src/platform/messages/outbox.ts',
    './src/content/**/tables.ts',
    './src/site/*/tables.ts',
    './src/desks/*/tables.ts',
  ],
  out: './migrations',
};
