import { expect, it } from 'vitest';
import { byName, finds, withoutTitle } from './finding.ts';

it.each([
  ['Dr. Huda Al-Naimi', 'Huda Al-Naimi'],
  ['Prof. Dr. Amal Said', 'Amal Said'],
  ['Drew Barr', 'Drew Barr'],
  ['د. هدى النعيمي', 'هدى النعيمي'],
  ['أ.د. أمل سعيد', 'أمل سعيد'],
  ['الدكتورة هدى النعيمي', 'هدى النعيمي'],
  ['دانة أحمد', 'دانة أحمد'],
  ['Dr. Layla Hassan', 'Layla Hassan'],
  ['Prof. Dr. Omar', 'Omar'],
  ['Drew Barry', 'Drew Barry'],
  ['د. ليلى حسن', 'ليلى حسن'],
  ['أ.د. عمر', 'عمر'],
  ['دانة', 'دانة'],
  ['Assoc. Prof. Omar', 'Omar'],
  ['Dr.', 'Dr.'],
])('%s is sorted as %s', (name, sorted) => expect(withoutTitle(name)).toBe(sorted));

it('people are sorted by name in either language, whoever has a title', () => {
  const staff = [
    { name: { en: 'Dr. Zaid Omar', ar: 'د. زيد عمر' } },
    { name: { en: 'Grace Santos', ar: 'غريس سانتوس' } },
    { name: { en: 'Dr. Amal Said', ar: 'د. أمل سعيد' } },
  ];
  expect(staff.toSorted(byName('en')).map(({ name }) => name.en)).toEqual(['Dr. Amal Said', 'Grace Santos', 'Dr. Zaid Omar']);
  expect(staff.toSorted(byName('ar')).map(({ name }) => name.ar)).toEqual(['د. أمل سعيد', 'د. زيد عمر', 'غريس سانتوس']);
});

it.each([
  ['huda naimi', true],
  ['هدي', true],
  ['cardio', true],
  ['Huda dentist', false],
])('a search for "%s" finds a colleague by words of name and specialty in either script: %s', (search, found) =>
  expect(finds(search, ['Dr. Huda Al-Naimi', 'د. هُدى النعيمي', 'Cardiology'])).toBe(found),
);
