import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  fromDriver: (bytes) => new Uint8Array(bytes),
});

/** The built files under /assets, of this build and of those before it, for pages of theirs that are still open. */
export const builtFiles = pgTable('built_files', {
  /** With a hash of the content: `reader-x7Gf2aQ.js`. */
  name: text().primaryKey(),
  /** Compressed with brotli. */
  compressed: bytea().notNull(),
  /** When a build without this file began to serve; null while none has. */
  replacedAt: moment('replaced_at'),
});
