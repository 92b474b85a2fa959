import type { LucideIcon } from 'lucide-react';
import type { ElementType } from 'react';
import type { As } from './as.ts';
import './rail-item.css';

interface RailItemProps {
  readonly icon: LucideIcon;
  readonly name: string;
}

/** A button, or a link (`as`), with its name below its icon, in a narrow row along an edge. */
export function RailItem<Drawn extends ElementType = 'button'>({
  as,
  icon: Icon,
  name,
  ...rest
}: RailItemProps & Omit<As<Drawn>, 'className' | 'children' | keyof RailItemProps>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element {...(Element === 'button' && { type: 'button' })} {...rest} className="rail-item">
      <Icon size={22} aria-hidden="true" />
      {name}
    </Element>
  );
}
