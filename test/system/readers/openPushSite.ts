import { type OpenDatabase, openDatabase } from '../../../src/platform/database.ts';
import { openPostgresServer } from '../../postgresServer.ts';
import { openPushService, type PushService } from '../../pushService.ts';
import { fillSmallApp } from '../../smallApp.ts';

/** A small newspaper on a PostgreSQL server, whose programs, started with `environment`, send to a push service of the test. */
export type PushSite = {
  service: PushService;
  database: OpenDatabase;
  environment: Record<string, string>;
  /** To be called once its programs have ended. */
  close: () => Promise<void>;
};

export async function openPushSite(): Promise<PushSite> {
  const server = await openPostgresServer();
  const service = await openPushService();
  const databaseUrl = await server.createDatabase();
  const { dataDir, remove } = await fillSmallApp(databaseUrl);
  const database = await openDatabase({ databaseUrl, dataDir });
  return {
    service,
    database,
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUSH_ORIGINS: service.origin },
    close: async () => {
      await database.close();
      remove();
      await service.close();
      await server.close();
    },
  };
}
