import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/auditLog.ts', './src/content/**/tables.ts', './src/desks/*/tables.ts'],
  out: './migrations',
});
