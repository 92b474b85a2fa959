import type { ReactNode } from 'react';
import './tile.css';

/** An entry of a list of which each is a surface of its own, and opens what its link says. */
export const Tile = ({ children }: { children: ReactNode }) => <li className="tile">{children}</li>;
