import { expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

it('shows each duty what it can answer, most urgent first, and tasks to everybody', () => {
  expect(groupsOf(['reception'], false)).toEqual(['requests', 'proposals', 'tasks', 'given']);
  expect(groupsOf(['nurse'], false)).toEqual(['critical', 'notes', 'proposals', 'tasks', 'given']);
  expect(groupsOf(['laboratory'], false)).toEqual(['verification', 'tasks', 'given']);
  expect(groupsOf(['prescriber'], false)).toEqual([
    'critical',
    'results',
    'notes',
    'drafts',
    'repeats',
    'requests',
    'proposals',
    'tasks',
    'given',
  ]);
});

it('shows several duties the work of each, and administrators and people without a duty what is nobody’s own', () => {
  expect(groupsOf(['reception', 'nurse'], false)).toEqual(['critical', 'notes', 'requests', 'proposals', 'tasks', 'given']);
  for (const isAdmin of [true, false]) expect(groupsOf([], isAdmin)).toEqual(['critical', 'requests', 'proposals', 'tasks', 'given']);
  expect(groupsOf(['prescriber'], true)).toContain('results');
});
