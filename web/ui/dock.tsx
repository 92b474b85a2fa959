import type { ComponentProps } from 'react';
import { Panel } from './panel.tsx';
import './dock.css';

/** What goes on beside the page. On a phone it stands above the page and covers nothing of it; where there is room it stays in sight. */
export const Dock = (props: Omit<ComponentProps<'section'>, 'className'>) => <Panel {...props} className="dock" />;
