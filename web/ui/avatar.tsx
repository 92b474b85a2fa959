import { initialOf } from '../lib/person.ts';
import './avatar.css';

/** A person's initial in a circle, beside their name. */
export const Avatar = ({ name }: { name: string }) => (
  <span className="avatar" aria-hidden="true">
    {initialOf(name)}
  </span>
);
