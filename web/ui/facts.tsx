import type { ReactNode } from 'react';
import './facts.css';

/** Facts, name beside value; its children are `Fact`s. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>;

/** One name with its value. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
