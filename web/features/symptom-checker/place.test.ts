import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

it.each([
  [
    '{"sessionId":"a","forSelf":false,"said":{"fever":"no"},"skipped":1}',
    { sessionId: 'a', forSelf: false, said: { fever: 'no' }, skipped: 1 },
  ],
  ['{"sessionId":"a"}', { sessionId: 'a', forSelf: true, said: {} }],
  ['{"sessionId":"a","said":{"fever":"perhaps"}}', { sessionId: 'a', forSelf: true, said: {} }],
  ['{"sessionId":1}', undefined],
  ['a session id as it was kept before', undefined],
  ['', undefined],
  [null, undefined],
])('%s is the place %o', (kept, place) => {
  expect(placeOf(kept)).toEqual(place);
});
