import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The bytes that came, wherever the browser keeps them. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
