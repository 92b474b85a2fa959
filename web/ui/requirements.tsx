import { Circle, CircleCheck } from 'lucide-react';
import { m } from '../i18n/paraglide/messages.js';
import './requirements.css';

interface Requirement {
  readonly name: string;
  readonly met: boolean;
}

/** Requirements and which of them are met so far, in words, shape and colour. */
export const Requirements = ({ requirements }: { requirements: readonly Requirement[] }) => (
  <ul className="requirements">
    {requirements.map(({ name, met }) => (
      <li key={name} data-met={met}>
        {met ? <CircleCheck size={18} aria-hidden="true" /> : <Circle size={18} aria-hidden="true" />}
        <span>
          {name} ({met ? m.requirementMet() : m.requirementNotMet()})
        </span>
      </li>
    ))}
  </ul>
);
