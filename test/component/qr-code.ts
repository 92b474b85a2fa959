import decodeQR from 'qr/decode.js';
import { page } from 'vitest/browser';

/** Reads the QR code as a camera would. */
export async function readQrCode(name: string): Promise<string> {
  const side = 300;
  const svg = page.getByRole('img', { name }).element().cloneNode(true);
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
  return decodeQR({ width: side, height: side, data: drawing.getImageData(0, 0, side, side).data });
}
