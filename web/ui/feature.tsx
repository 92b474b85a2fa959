import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './feature.css';

interface FeatureProps {
  readonly icon: LucideIcon;
  readonly look?: 'plain' | 'pill' | 'tile';
  readonly children: ReactNode;
}

/** An entry in a list of features, with an icon. */
export const Feature = ({ icon: Icon, look = 'plain', children }: FeatureProps) => (
  <li className="feature" data-look={look}>
    <Icon aria-hidden="true" />
    {children}
  </li>
);
