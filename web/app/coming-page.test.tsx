import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { open, show } from '../../test/component/app.tsx';
import { type SignedIn, doctor, patient } from '../../test/component/people.ts';
import { ComingPage } from './coming-page.tsx';
import { newQueryClient } from './query-client.ts';
import { Shell } from './shell.tsx';

/** A page's frame and its placeholder, as before its code is loaded. */
async function openBeforeCode(path: string, as: SignedIn): Promise<void> {
  await show(null, { as });
  await render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={newQueryClient()}>
        <Routes>
          <Route element={<Shell person={as} />}>
            <Route path="*" element={<ComingPage />} />
          </Route>
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const heading = () => document.querySelector('#content h1');
const place = () => {
  const { x = 0, y = 0 } = heading()?.getBoundingClientRect() ?? {};
  return [x, Math.round(y)];
};
/** Where the heading stands on a desk and on a phone. */
async function places(): Promise<unknown> {
  const onDesk = place();
  await page.viewport(390, 900);
  const onPhone = place();
  await page.viewport(1280, 900);
  return [onDesk, onPhone];
}

it.each([
  ['/dashboard', 'Dashboard'],
  ['/provider-dashboard', 'Provider Dashboard'],
  ['/patients', 'Patients'],
  ['/patients/new', 'Add New Patient'],
  ['/security', 'Security'],
  ['/inbox', 'Inbox'],
  ['/appointments', 'Appointments'],
  ['/appointments/hours', 'Clinic hours'],
  ['/appointments/new', 'New appointment'],
  ['/records', 'Medical Records'],
  ['/records/new', 'New record'],
])('before its code is loaded %s has its heading and its shape, and nothing moves when it is', async (path, title) => {
  await openBeforeCode(path, doctor);
  await expect.poll(() => heading()?.textContent).toBe(title);
  expect(document.title).toBe(`${title} · Afiya`);
  expect(document.querySelector('#content [aria-busy=true]')).not.toBeNull();
  const before = await places();
  await cleanup();
  await open(path);
  await expect.poll(() => heading()?.closest('.page-frame')).toBeNull();
  expect(heading()?.textContent).toBe(title);
  // A button that a duty decides about comes with the staff list.
  await expect.poll(places).toEqual(before);
});

it('a patient sees no placeholder for content that only staff have', async () => {
  await openBeforeCode('/dashboard', patient);
  await expect.poll(() => heading()?.textContent).toBe('Home');
  expect(document.querySelector('.page-frame .grid-cols-2')).toBeNull();
});
