import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The downloaded bytes, wherever the browser stores them. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
