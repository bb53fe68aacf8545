import { afterAll, beforeAll, test } from 'vitest';
import {
  type FaultyApp,
  loseNotifications,
  openFaultyApp,
  restartUnderLoad,
  terminateWhileWaiting,
} from '../system/serving/databaseFaultRounds.ts';

let faulty: FaultyApp;
beforeAll(async () => {
  faulty = await openFaultyApp();
});
afterAll(() => faulty.close());

test('40 writes are cut off while they wait', () => terminateWhileWaiting(faulty, 40));

test('the database server is restarted 20 times under load, half of them by a crash', () =>
  restartUnderLoad(
    faulty,
    Array.from({ length: 20 }, (_, round) => (round % 2 ? 'immediate' : 'fast')),
  ));

test('the connection that tells of changes is cut ten times', () => loseNotifications(faulty, 10));
