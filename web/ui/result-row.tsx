import type { ReactNode } from 'react';
import './result-row.css';

/** One test of an order: its name beside its value, or the fields in which that is entered. */
export const ResultRow = ({ children }: { readonly children: ReactNode }) => <li className="result-row">{children}</li>;

/** What is known of a test: two parts, its name and its value. */
export const ResultPair = ({ children }: { readonly children: ReactNode }) => <div className="result-line">{children}</div>;

/** What is asked below a value. */
export const ResultMore = ({ children }: { readonly children: ReactNode }) => (
  <div className="result-more">
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
);
