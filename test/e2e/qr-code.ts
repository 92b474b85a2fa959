import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';

/** Reads the QR code as a camera would. */
export async function readQrCode(page: Page, name: string): Promise<string> {
  return decoded(await page.getByRole('img', { name }).evaluate(pixelsOf));
}

/** What a square picture of these pixels says. */
export function decoded(pixels: readonly number[]): string {
  const side = Math.sqrt(pixels.length / 4);
  return decodeQR({ width: side, height: side, data: Uint8ClampedArray.from(pixels) });
}

/** A picture's pixels, drawn as a square. Runs in the page. */
export async function pixelsOf(picture: Element): Promise<number[]> {
  const side = 300;
  const svg = picture.cloneNode(true);
  if (!(svg instanceof SVGElement)) throw new Error('no picture');
  for (const edge of ['width', 'height']) svg.setAttribute(edge, String(side));
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
  await image.decode();
  const drawing = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d');
  if (!drawing) throw new Error('nothing can be drawn');
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, side, side);
  drawing.drawImage(image, 0, 0);
  return [...drawing.getImageData(0, 0, side, side).data];
}
