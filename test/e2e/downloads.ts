import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { downloadsOf } from './browsers/webkit.ts';

/** The downloaded bytes, wherever the browser stores them. */
export const bytesOf = async (download: Pick<Download, 'createReadStream'>): Promise<Buffer> => buffer(await download.createReadStream());

/** A file that a page downloaded. */
export interface Downloaded {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The next file that a page downloads, in each browser; to be called before what downloads it. */
export async function nextDownload(page: Page): Promise<Downloaded> {
  const folder = downloadsOf(page);
  if (folder === undefined) {
    const download = await page.waitForEvent('download');
    return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
  }
  const complete = () => readdirSync(folder).filter((name) => !name.endsWith('.wkdownload'));
  const before = new Set(complete());
  let [name, size]: [string | undefined, number] = [undefined, 0];
  // A busy machine may show the file before it has all its bytes.
  const isWhole = (): boolean => {
    name = complete().find((one) => !before.has(one));
    const last = size;
    size = name === undefined ? 0 : statSync(join(folder, name)).size;
    return size > 0 && size === last;
  };
  await expect.poll(isWhole, { interval: 100 }).toBe(true);
  return { name: name ?? '', bytes: readFileSync(join(folder, name ?? '')) };
}
