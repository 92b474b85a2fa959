import './count.css';

/** A badge with the number of items behind its button, which must be `position: relative`. */
export const Count = ({ children }: { children: string }) => <span className="count">{children}</span>;
