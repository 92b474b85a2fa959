import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './feature.css';

interface FeatureProps {
  readonly icon: LucideIcon;
  readonly look?: 'plain' | 'pill' | 'tile';
  readonly children: ReactNode;
}

/** An entry of a list of what something offers, with a picture of it. */
export const Feature = ({ icon: Icon, look = 'plain', children }: FeatureProps) => (
  <li className="feature" data-look={look}>
    <Icon aria-hidden="true" />
    {children}
  </li>
);
