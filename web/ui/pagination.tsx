import { formatNumber, useLocale } from '../lib/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';

interface PaginationProps {
  readonly page: number;
  /** The number of pages. */
  readonly pages: number;
  /** The pages one press away. */
  readonly near: readonly number[];
  readonly onGo: (page: number) => void;
}

/** Buttons for the pages of a list. */
export function Pagination({ page: current, pages, near, onGo }: PaginationProps) {
  const locale = useLocale();
  return (
    <nav aria-label={m.pagination()} className="flex w-full flex-wrap justify-between gap-1 sm:w-auto">
      <Button disabled={current <= 1} onClick={() => onGo(current - 1)}>
        {m.previous()}
      </Button>
      <span className="order-first flex w-full justify-between gap-1 sm:order-none sm:w-auto">
        {near.map((page) => (
          <Button
            key={page}
            look={page === current ? 'primary' : 'ghost'}
            className="min-w-11 px-2 tabular-nums"
            aria-label={m.pageNumber({ page: formatNumber(locale, page) })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onGo(page)}
          >
            {formatNumber(locale, page)}
          </Button>
        ))}
      </span>
      <Button disabled={current >= pages} onClick={() => onGo(current + 1)}>
        {m.next()}
      </Button>
    </nav>
  );
}
