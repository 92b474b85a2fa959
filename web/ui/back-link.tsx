import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { Button } from './button.tsx';

/** Leads to the page to which this one belongs. */
export const BackLink = ({ children, ...link }: LinkProps) => (
  <Button as={Link} look="ghost" {...link}>
    <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
    {children}
  </Button>
);
