import { expect, it } from 'vitest';
import { refusal } from './passing.ts';

it.each([
  '.toast',
  'Patient updated successfully',
  'Logged out successfully',
  'Waiting: 0 minutes',
  '5 minutes',
  '1 minute ago',
  'Just now',
  'Saved just now',
  /^Waiting: \d+ minutes$/,
])('a browser test on the cloud may not wait for “%s”', (text) => expect(refusal(text)).toBeDefined());

it.each([
  'Up to 5 minutes',
  'for 30 minutes, sweating',
  'minutes',
  'Ends in 2 steps',
  /Saved/,
  'Password changed successfully! You can now sign in.',
])('“%s” stays as it is, and may be waited for', (text) => expect(refusal(text)).toBeUndefined());
