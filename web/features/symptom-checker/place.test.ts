import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

it.each([
  ['{"sessionId":"a","forSelf":false,"ticked":["fever"],"skipped":1}', { sessionId: 'a', forSelf: false, ticked: ['fever'], skipped: 1 }],
  ['{"sessionId":"a"}', { sessionId: 'a', forSelf: true, ticked: [] }],
  ['{"sessionId":1}', undefined],
  ['a session id as it was kept before', undefined],
  ['', undefined],
  [null, undefined],
])('%s is the place %o', (kept, place) => {
  expect(placeOf(kept)).toEqual(place);
});
