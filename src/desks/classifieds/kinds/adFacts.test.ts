import { expect, test } from 'vitest';
import { factsOf, summaryOf } from './adFacts.ts';

test('readers are told the kind of thing by a name, not by the question of the form', () => {
  const facts = factsOf({ kind: 'sale', fields: { goods: 'furniture', condition: 'good', price: 4500 } });
  expect(facts[0]).toEqual({ name: 'goods', label: 'વસ્તુનો પ્રકાર', text: 'ફર્નિચર' });
  const asked = ['property', 'vehicles', 'matrimonial', 'services'] as const;
  const fields = { deal: 'sell', year: 2020, kilometres: 100, lookingFor: 'groomWanted', serviceType: 'repair' };
  const labels = asked.flatMap((kind) => factsOf({ kind, fields })).map(({ label }) => label);
  expect(labels.length).toBeGreaterThanOrEqual(5);
  expect(labels.filter((label) => /\?|કયા|કઈ|કેટલ/u.test(label))).toEqual([]);
});

test('“something else” is left out of facts and lists', () => {
  const other = { kind: 'sale', fields: { goods: 'otherGoods', condition: 'good', price: 4500 } } as const;
  expect(factsOf(other).map(({ name }) => name)).toEqual(['condition', 'price']);
  expect(summaryOf(other)).toBe('સારી હાલતમાં');
});
