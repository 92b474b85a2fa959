import './count.css';

/** How many there are of what the button beside it opens; the button must be `position: relative`. */
export const Count = ({ children }: { children: string }) => <span className="count">{children}</span>;
