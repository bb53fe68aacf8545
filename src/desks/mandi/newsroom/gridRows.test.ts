import { expect, test } from 'vitest';
import { draftsOf } from './gridRows.ts';

const row = { key: '1 2 3', cropId: 1, varietyId: 2, gradeId: 3, minimum: '૧,૨૦૦', maximum: '1,400', modal: '૧૩૦૦', arrivals: '૨૫.૫' };

test('prices are taken in digits of either script', () => {
  expect(draftsOf([row], [], 'quintal')).toMatchObject({ drafts: [{ minimum: 1200, maximum: 1400, modal: 1300, arrivals: 25.5 }] });
  expect(draftsOf([{ ...row, modal: 'તેર' }], [], 'quintal')).toEqual({ wrong: { key: row.key, field: 'modal' } });
});
