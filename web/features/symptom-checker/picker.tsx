import { useState } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { type CheckResult, directionOf } from './check-result.ts';
import { Sending } from './checks.tsx';
import { matching } from './presentations.ts';
import type { Answers } from './use-answers.ts';

/** Where nothing was recognised: what it is about is chosen, and then asked about. */
export function Picker({ result, answers }: { result: CheckResult; answers: Answers }) {
  const [typed, setTyped] = useState('');
  const { presentations, nearest, language } = result;
  const searches = typed.trim() !== '';
  const found = searches ? matching(presentations, typed) : [];
  const choices = (of: typeof found) => (
    <ul className="grid gap-2 sm:grid-cols-2" lang={language} dir={directionOf(language)}>
      {of.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className="choice w-full text-start"
            disabled={answers.busy}
            onClick={() => answers.give({ presentation: id })}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="panel grid gap-4 p-5 print:hidden" aria-labelledby="picker-title">
      <div className="grid gap-1">
        <h2 id="picker-title">{m.pickerTitle()}</h2>
        <p>{m.pickerHint()}</p>
      </div>
      <Field id="picker-search" label={m.pickerSearch()}>
        {(field) => (
          <input {...field} className="control" type="search" dir="auto" value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
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
              <h3 className="part">{m.pickerNearest()}</h3>
              {choices(nearest)}
              <h3 className="part mt-2">{m.pickerAll()}</h3>
            </>
          )}
          {presentations.map(({ area, of }, index) => (
            <details key={index} className="area">
              <summary>{area}</summary>
              {choices(of)}
            </details>
          ))}
        </div>
      )}
      <Sending answers={answers} />
    </section>
  );
}
