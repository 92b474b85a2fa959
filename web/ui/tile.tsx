import type { ReactNode } from 'react';
import './tile.css';

/** An entry of a list: a separate surface that opens its link. */
export const Tile = ({ children }: { children: ReactNode }) => <li className="tile">{children}</li>;
