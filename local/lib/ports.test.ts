import { expect, it, vi } from 'vitest';

it('two clouds that start at the same time, with the same process number, get different ports', async () => {
  const freshly = async () => {
    vi.resetModules();
    return import('./ports.ts');
  };
  const processes = [await freshly(), await freshly()];
  const given = await Promise.all(
    processes.map(async ({ freePort }) => {
      const ports: number[] = [];
      for (let count = 0; count < 50; count += 1) ports.push(await freePort());
      return ports;
    }),
  );
  expect(new Set(given.flat()).size).toBe(100);
});
