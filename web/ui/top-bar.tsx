import type { ReactNode } from 'react';
import './top-bar.css';

/** The bar of the shell, which stays above the page as it scrolls. */
export const TopBar = ({ look, children }: { look: 'plain' | 'ground'; children: ReactNode }) => (
  <header className="top-bar flex items-center gap-1 px-2 py-1.5 sm:gap-2 sm:px-6" data-look={look}>
    {children}
  </header>
);
