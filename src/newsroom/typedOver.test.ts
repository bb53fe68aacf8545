import { expect, test } from 'vitest';
import { typedOver } from './typedOver.ts';

test('what was typed stays, what was left alone is as it is now', () => {
  const earlier = { title: 'a', deck: 'b', ads: { desktop: true, mobile: true }, links: ['x'] };
  const typed = { ...earlier, deck: 'typed', ads: { desktop: true, mobile: false }, links: ['x', 'y'] };
  const present = { title: 'new', deck: 'also new', ads: { desktop: false, mobile: true }, links: ['z'] };
  expect(typedOver(present, typed, earlier)).toEqual({
    title: 'new',
    deck: 'typed',
    ads: { desktop: false, mobile: false },
    links: ['x', 'y'],
  });
});
