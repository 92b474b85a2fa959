import { useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { Input } from '../../ui/control.tsx';
import { Disclosure, Folds } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type CheckResult, directionOf } from './check-result.ts';
import { Sending } from './checks.tsx';
import { matching } from './presentations.ts';
import type { Answers } from './use-answers.ts';

/** If nothing was recognised, the visitor picks a complaint and is then asked about it. */
export function Picker({ result, answers }: { result: CheckResult; answers: Answers }) {
  const [typed, setTyped] = useState('');
  const { presentations, nearest, language } = result;
  const searches = typed.trim() !== '';
  const found = searches ? matching(presentations, typed) : [];
  const choices = (of: typeof found) => (
    <ul className="grid gap-2 sm:grid-cols-2" lang={language} dir={directionOf(language)}>
      {of.map(({ id, text }) => (
        <li key={id}>
          <Choice as="button" className="w-full text-start" disabled={answers.busy} onClick={() => answers.give({ presentation: id })}>
            {text}
          </Choice>
        </li>
      ))}
    </ul>
  );
  return (
    <Panel className="grid gap-3 p-4 sm:p-5 print:hidden" aria-labelledby="picker-title">
      <div className="grid gap-1">
        <h2 id="picker-title" className="text-heading">
          {m.pickerTitle()}
        </h2>
        <p>{m.pickerHint()}</p>
      </div>
      <Field id="picker-search" label={m.pickerSearch()} problem={false}>
        {(field) => <Input {...field} type="search" dir="auto" value={typed} onChange={({ target }) => setTyped(target.value)} />}
      </Field>
      <output className="text-sm text-muted empty:sr-only">
        {searches && (found.length > 0 ? m.pickerFound({ count: found.length }) : m.pickerNothing())}
      </output>
      {found.length > 0 ? (
        choices(found)
      ) : (
        <div className="grid gap-2">
          {nearest.length > 0 && (
            <>
              <h3 className="text-part">{m.pickerNearest()}</h3>
              {choices(nearest)}
            </>
          )}
          <Disclosure summary={m.pickerAll()}>
            <Folds>
              {presentations.map(({ area, of }, index) => (
                <Disclosure key={index} summary={area}>
                  {choices(of)}
                </Disclosure>
              ))}
            </Folds>
          </Disclosure>
        </div>
      )}
      <Sending answers={answers} />
    </Panel>
  );
}
