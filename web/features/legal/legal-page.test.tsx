import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';

const operator = {
  name: { en: 'Al Rayyan Clinic', ar: 'عيادة الريان' },
  address: { en: '12 Al Rayyan Road, Doha', ar: '12 شارع الريان، الدوحة' },
  email: 'data@rayyan.example',
  phone: '+974 4400 0000',
};
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

it.each([
  ['/terms', 'Terms of use', 'Privacy'],
  ['/privacy', 'Privacy', 'Terms of use'],
])('%s is public, one step away from the sign-in', async (path, title, other) => {
  await open('/login', { as: 'nobody' });
  await page.getByRole('link', { name: title }).click();
  await expect.element(heading(title)).toBeVisible();
  expect(location.pathname).toBe(path);
  await expectGoodScreen();
  await page.getByRole('link', { name: other, exact: true }).last().click();
  await expect.element(heading(other)).toBeVisible();
});

it.each(['/login', '/terms', '/privacy'])('%s names who answers for the data', async (path) => {
  await open(path, { as: 'nobody', config: { operator } });
  await expect.element(page.getByRole('contentinfo').getByText('Operated by Al Rayyan Clinic')).toBeVisible();
});

it('the privacy page says how to reach the clinic and the office, in both languages, and leads to its parts', async () => {
  await open('/privacy', { as: 'nobody', config: { operator } });
  await expect.element(page.getByText(/Al Rayyan Clinic, 12 Al Rayyan Road, Doha\. Law No\. 13 of 2016/)).toBeVisible();
  for (const [name, href] of [
    ['data@rayyan.example', 'mailto:data@rayyan.example'],
    ['+974 4400 0000', 'tel:+97444000000'],
    ['assurance.ncsa.gov.qa', 'https://assurance.ncsa.gov.qa'],
  ] as const)
    await expect.element(page.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const titles = contents.elements().map(({ textContent }) => textContent);
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(['In brief', 'On this page', ...titles]);
  await contents.filter({ hasText: 'Your rights' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Your rights' })).toBeInViewport();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect.element(page.getByText(/عيادة الريان/).first()).toBeVisible();
});

it.each([
  ['india', /It runs at Amazon Web Services in India/],
  ['abroad', /It may run in countries other than India/],
  ['none', /No language model reads what you write/],
] as const)("the privacy page says where the stage's language model processes the text: %s", async (symptomModel, said) => {
  await open('/privacy', { as: 'nobody', config: { symptomModel } });
  await expect.element(page.getByText(said)).toBeVisible();
  expect(page.getByText(/language model/).elements()).toHaveLength(1);
});
