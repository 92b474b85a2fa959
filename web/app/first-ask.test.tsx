import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked } from '../../test/component/answers.ts';
import { open } from '../../test/component/app.tsx';
import { doctor } from '../../test/component/people.ts';
import { keepTokens } from '../../test/component/tokens.ts';

const stats = {
  totalPatients: 4321,
  newPatientsThisMonth: 7,
  activeCases: 4000,
  criticalCases: 0,
  appointmentsToday: 0,
  upcomingAppointments: 0,
  pendingReviews: 51,
};

it('what hangs since before the page was loaded is given up after 30 seconds, and asked for again', async () => {
  // Half a minute passes in half a second.
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(new DOMException('Late', 'TimeoutError')), ms / 60);
    return ending.signal;
  });
  let isFirst = true;
  const answers = {
    'patients.stats': () => {
      if (!isFirst) return stats;
      isFirst = false;
      return new Promise<never>(() => undefined);
    },
  };
  answer(answers);
  keepTokens(doctor);
  history.replaceState(null, '', '/dashboard');
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  await import('./first-ask.ts');
  await expect.poll(() => asked('patients.stats').length).toBe(1);
  await open('/dashboard', { answers });
  await expect.element(page.getByText('4,321')).toBeVisible();
  expect(asked('patients.stats')).toHaveLength(2);
  limit.mockRestore();
  root.remove();
});
