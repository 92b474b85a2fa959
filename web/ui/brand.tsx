import { unread } from '../lib/unread.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';

/** The product's name; `Brand` shows it with its mark. */
export const productName = { en: 'Afiya', ar: 'عافية' } as const;

/** The title of the browser's tab: unread notifications, the page's, and the product's name in the page's language. */
export function TabTitle({ of }: { of: string }) {
  const count = unread.use();
  return <title>{`${count > 0 ? `(${count}) ` : ''}${of} · ${productName[getLocale()]}`}</title>;
}

/** The product's mark. */
export const Mark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="var(--accent)" />
    <path
      d="M6 17h5l3-8 4 14 3-6h5"
      fill="none"
      stroke="var(--accent-foreground)"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

interface BrandProps {
  readonly locale: keyof typeof productName;
  /** On a phone the mark alone is seen. */
  readonly short?: boolean;
}

/** The mark and the name, in the page's language. */
export const Brand = ({ locale, short = false }: BrandProps) => (
  <span className="inline-flex items-center gap-2.5 text-lg font-semibold text-accent-text">
    <Mark size={30} />
    <span className={short ? 'max-sm:sr-only print:not-sr-only' : ''}>{productName[locale]}</span>
  </span>
);
