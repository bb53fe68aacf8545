import { expect, test } from 'vitest';
import { demoGalleries, demoSlideShows } from '../../src/desks/galleries/demo.ts';
import { demoPictures } from '../../src/desks/pictures/demo/pictures.ts';

const galleries = demoGalleries();
const shows = demoSlideShows();

test('the demo galleries are of pictures that are there, none of them twice in one gallery', () => {
  const named = [
    ...galleries.map(({ slug, pictures }) => ({ slug, keys: pictures.map(([key]) => key) })),
    ...shows.map(({ slug, slides }) => ({ slug, keys: slides.map(([key]) => key) })),
  ];
  expect(named.flatMap(({ slug, keys }) => keys.filter((key) => !(key in demoPictures)).map((key) => `${slug}: ${key}`))).toEqual([]);
  expect(named.filter(({ keys }) => new Set(keys).size < keys.length)).toEqual([]);
  expect(new Set(named.map(({ slug }) => slug)).size).toBe(named.length);
});

test('their texts are Gujarati without faults', () => {
  const texts = [
    ...galleries.flatMap(({ title, deck, pictures }) => [title, deck, ...pictures.map(([, caption]) => caption)]),
    ...shows.flatMap(({ title, deck, slides }) => [title, deck, ...slides.flatMap(([, heading, caption]) => [heading, caption])]),
  ];
  const faulty = texts.filter((text) =>
    /[\u0abe-\u0acc]{2,}|\u0acd[\u0abe-\u0acc]|[\u0a81\u0a82]{2,}|\u0acd{2,}|[\u0900-\u0963\u0966-\u097f]|[A-Za-z]| {2}|\s[,.;:!?]/u.test(
      text,
    ),
  );
  expect(faulty).toEqual([]);
});
