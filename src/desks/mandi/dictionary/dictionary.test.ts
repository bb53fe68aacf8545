import { describe, expect, test } from 'vitest';
import { doubledSigns } from '../../../platform/text/proofreading.ts';
import { allDistricts, districtNamed, districtOf } from '../names/districts.ts';
import { nameKey } from '../names/nameKey.ts';
import { foundedCrops, foundedGrades, foundedVarieties, foundedYards } from './dictionary.ts';

const dictionaries = { crops: foundedCrops, yards: foundedYards, varieties: foundedVarieties, grades: foundedGrades };

describe('the dictionaries', () => {
  test('are as large as the paper was asked for', () => {
    expect(foundedCrops.length).toBeGreaterThanOrEqual(150);
    expect(foundedYards.length).toBeGreaterThanOrEqual(120);
    expect(allDistricts).toHaveLength(33);
    expect(foundedCrops.filter(({ rank }) => rank !== null).length).toBeGreaterThanOrEqual(8);
  });

  test.each(Object.entries(dictionaries))('%s: no name is found by two entries', (_, entries) => {
    const keys = entries.flatMap((entry) => entry.keys);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test.each(Object.entries(dictionaries))('%s: Gujarati names are Gujarati, and proofread', (_, entries) => {
    const faulty = entries.filter(
      ({ name }) => doubledSigns(name).length > 0 || /[a-z]|[\u0900-\u0963]/i.test(name) || name.trim() !== name,
    );
    expect(faulty).toEqual([]);
  });

  test('slugs are addresses, each once', () => {
    for (const entries of [foundedCrops, foundedYards]) {
      expect(entries.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
      expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    }
  });

  test('yards lie in Gujarat', () => {
    for (const { district, latitude, longitude } of foundedYards) {
      expect(districtOf(district)).toBeDefined();
      expect(latitude > 20 && latitude < 24.8 && longitude > 68 && longitude < 74.6).toBe(true);
    }
  });
});

describe('a name', () => {
  test('is the same in every publication’s spelling', () => {
    expect(nameKey('crop', 'Arhar (Tur/Red Gram)(Whole)')).toBe(nameKey('crop', 'Arhar(Tur/Red Gram)(Whole) '));
    expect(nameKey('yard', 'Rajkot APMC')).toBe(nameKey('yard', 'RAJKOT'));
    expect(nameKey('yard', 'APMC HALVAD')).toBe(nameKey('yard', 'Halvad'));
    expect(nameKey('yard', 'APMC')).toBe('apmc');
    expect(nameKey('crop', 'Pea Pod/Pea Cod/हरी मटर')).toContain('हरी');
  });

  test('of a district is known in Agmarknet’s spelling', () => {
    expect(['Banaskanth', 'Junagarh', 'Vadodara(Baroda)', 'Kachchh', 'Panchmahals'].map((name) => districtNamed(name)?.name)).toEqual([
      'બનાસકાંઠા',
      'જૂનાગઢ',
      'વડોદરા',
      'કચ્છ',
      'પંચમહાલ',
    ]);
  });
});
