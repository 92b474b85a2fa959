import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { contacts } from '../../lib/contacts.ts';
import { paths } from '../../lib/paths.ts';
import { keepSymptoms } from '../../lib/symptom-draft.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const examples = [() => m.doorExampleFever(), () => m.doorExampleChest(), () => m.doorExampleRash()] as const;

/**
 * What a stranger is asked first: how they feel. What they type goes on in the symptom checker, and stays in this tab. The checker is a page
 * that works without this one, so the ways there are plain links.
 */
export function FrontDoor() {
  const [words, setWords] = useState('');
  const number = contacts.emergency;
  return (
    <section className="grid w-full max-w-xl gap-4" aria-labelledby="door-title">
      <p>
        <TextLink className="font-semibold text-danger" href={`tel:${number}`}>
          {m.checkerEmergencyFirst({ number })}
        </TextLink>
      </p>
      <h2 id="door-title" className="text-door">
        {m.doorTitle()}
      </h2>
      <p className="text-muted">{m.doorText()}</p>
      <Field id="feeling" label={m.doorLabel()} problem={false}>
        {(field) => (
          <TextArea {...field} className="py-3" rows={2} dir="auto" value={words} onChange={({ target }) => setWords(target.value)} />
        )}
      </Field>
      <ul className="flex flex-wrap gap-2" aria-label={m.doorExamples()}>
        {examples.map((example) => (
          <li key={example()}>
            <Button as="a" href={paths.symptomChecker} onClick={() => keepSymptoms(example())}>
              {example()}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        as="a"
        look="primary"
        size="large"
        className="h-auto w-auto py-2 whitespace-normal"
        href={paths.symptomChecker}
        onClick={() => words.trim() !== '' && keepSymptoms(words)}
      >
        <Stethoscope aria-hidden="true" />
        <span>
          {m.checkerInvite()} <span className="block text-sm font-normal">({m.checkerInviteHint()})</span>
        </span>
      </Button>
      <p className="text-sm text-muted">
        {m.doorTrust()} <TextLink href={paths.howItWorks}>{m.howLink()}</TextLink>
      </p>
    </section>
  );
}
