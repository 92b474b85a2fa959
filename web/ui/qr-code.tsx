import { encodeQR } from 'qr';
import { classes } from './as.ts';

/** A text as a QR code, drawn here so that its content goes nowhere else. */
export function QrCode({ text, label, className = 'w-56' }: { text: string; label: string; className?: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    // Dark on white in every theme, as cameras expect.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className={classes('max-w-full rounded-xl bg-white', className)}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
