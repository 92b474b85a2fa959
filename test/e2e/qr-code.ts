import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';

/** Reads the QR code as a camera would. */
export async function readQrCode(page: Page, name: string): Promise<string> {
  const picture = page.getByRole('img', { name });
  const pixels = await picture.evaluate(async (svg) => {
    const side = 300;
    svg.setAttribute('width', String(side));
    svg.setAttribute('height', String(side));
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('nothing can be drawn');
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, side, side);
    drawing.drawImage(image, 0, 0);
    return [...drawing.getImageData(0, 0, side, side).data];
  });
  const side = Math.sqrt(pixels.length / 4);
  return decodeQR({ width: side, height: side, data: Uint8ClampedArray.from(pixels) });
}
