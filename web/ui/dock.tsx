import type { ComponentProps } from 'react';
import { Panel } from './panel.tsx';
import './dock.css';

/** Work in progress beside the page. On a phone it is above the page and covers none of it; on larger screens it stays in view. */
export const Dock = (props: Omit<ComponentProps<'section'>, 'className'>) => <Panel {...props} className="dock" />;
