import { expect, it } from 'vitest';
import { addressOf, listLeft, orderOf, pageWindow, paramsOf, searchInLink, sortedBy, sortedOn, stateOf, viewOf } from './list-view.ts';

const first = viewOf(new URLSearchParams(), null);

it('defaults to newest first, also for an URL without parameters', () => {
  expect(first).toEqual({ page: 1, search: '', status: '', sortBy: 'match', sortOrder: 'desc' });
  expect([sortedOn(first), orderOf('created', first)]).toEqual(['createdAt', 'desc']);
  expect(paramsOf(first).toString()).toBe('');
});

it('a view survives in the history, and its URL contains no search words', () => {
  const view = { page: 3, search: 'محمد & co', status: 'pending', sortBy: 'personalInfo.email', sortOrder: 'asc' } as const;
  expect(viewOf(paramsOf(view), stateOf(view))).toEqual(view);
  expect(paramsOf(view).toString()).toBe('page=3&status=pending&sortBy=personalInfo.email&sortOrder=asc');
  expect(listLeft(JSON.parse(JSON.stringify({ list: addressOf(view) })))).toEqual(addressOf(view));
});

it.each([null, undefined, 'x', { search: 7 }, { list: 'page=2' }, { list: { to: 'page=2', state: [] } }])(
  'a state of %j that is not ours says nothing',
  (state) => {
    expect(viewOf(new URLSearchParams(), state)).toEqual(first);
    expect(listLeft(state)).toEqual(addressOf(first));
  },
);

it('finds search words in a link, so that they can be removed from it', () => {
  expect(searchInLink(new URLSearchParams('search=mona&page=2'))).toBe('mona');
  expect(searchInLink(new URLSearchParams('page=2'))).toBeUndefined();
});

it.each(['page=0', 'page=1.5', 'page=x', 'status=ill', 'sortBy=password', 'sortOrder=up'])('%s is ignored', (query) => {
  expect(viewOf(new URLSearchParams(query), null)).toEqual(first);
});

it('a header sorts ascending, then in reverse, from the first page', () => {
  const once = sortedBy('patient', { ...first, page: 4 });
  expect(once).toMatchObject({ page: 1, sortBy: 'personalInfo.firstName', sortOrder: 'asc' });
  expect(sortedBy('patient', once)).toMatchObject({ sortOrder: 'desc' });
  expect(sortedBy('created', first)).toMatchObject({ sortOrder: 'asc' });
});

it('has the closest first while there is a search, unless it is sorted', () => {
  expect(sortedOn({ ...first, search: 'mona' })).toBe('match');
  expect(orderOf('created', { ...first, search: 'mona' })).toBeUndefined();
  const sorted = { ...first, search: 'mona', sortBy: 'createdAt' } as const;
  expect(sortedOn(viewOf(paramsOf(sorted), stateOf(sorted)))).toBe('createdAt');
});

it('ages ascend from the latest birth date', () => {
  const youngestFirst = sortedBy('age', first);
  expect(youngestFirst).toMatchObject({ sortBy: 'personalInfo.dateOfBirth', sortOrder: 'desc' });
  expect([orderOf('age', youngestFirst), orderOf('patient', youngestFirst)]).toEqual(['asc', undefined]);
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [3, 20, [1, 2, 3, 4, 5]],
  [4, 20, [2, 3, 4, 5, 6]],
  [19, 20, [16, 17, 18, 19, 20]],
  [20, 20, [16, 17, 18, 19, 20]],
  [1, 0, []],
])('on page %i of %i the buttons are %o', (page, pages, buttons) => {
  expect(pageWindow(page, pages)).toEqual(buttons);
});
