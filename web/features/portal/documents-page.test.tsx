import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerElsewhere, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { familyOf, linkOf, portalOf } from '../../../test/component/samples/family.ts';

const documents = [{ id: 'DOC-1', title: 'Visit summary', type: 'application/pdf' as const, size: 1000, on: '2026-02-01' }];
const answers = { ...familyOf(linkOf()), 'portal.get': portalOf({ documents: { rows: documents } }) };
const link = { url: '#of-the-file', expiresAt: '2026-03-01T08:00:00.000Z' };

it('a released document opens in a tab of its own, and is downloaded', async () => {
  using opened = vi.spyOn(window, 'open').mockReturnValue(null);
  answerElsewhere({ '/documents': () => new Response('%PDF') });
  using saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open('/documents', { as: patient, answers: { ...answers, 'documents.linkReleased': link } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await page.getByRole('button', { name: 'Open: Visit summary' }).click();
  await expect.poll(() => opened.mock.calls).toEqual([['#of-the-file', '_blank', 'noopener']]);
  await page.getByRole('button', { name: 'Download: Visit summary' }).click();
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link instanceof HTMLAnchorElement ? link.download : '')))
    .toEqual(['Visit summary.pdf']);
  expect(asked('documents.linkReleased').map(({ query, params }) => [query.to, params.entryId])).toEqual([
    ['view', 'DOC-1'],
    ['download', 'DOC-1'],
  ]);
  await expectGoodScreen();
});

it('says that a document could not be opened', async () => {
  await open('/documents', { as: patient, answers: { ...answers, 'documents.linkReleased': refuse('NOT_FOUND') } });
  await page.getByRole('button', { name: 'Open: Visit summary' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
