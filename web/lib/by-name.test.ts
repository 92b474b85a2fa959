import { expect, it } from 'vitest';
import { withoutTitle } from './by-name.ts';

it.each([
  ['Dr. Layla Hassan', 'Layla Hassan'],
  ['Prof. Dr. Omar', 'Omar'],
  ['Drew Barry', 'Drew Barry'],
  ['د. ليلى حسن', 'ليلى حسن'],
  ['أ.د. عمر', 'عمر'],
  ['دانة', 'دانة'],
  ['Dr.', 'Dr.'],
])('%s stands in a list as %s', (name, shown) => expect(withoutTitle(name)).toBe(shown));
