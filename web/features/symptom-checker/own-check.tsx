import { CalendarPlus, Save } from 'lucide-react';
import { useState } from 'react';
import { checkFor, handToAccount } from '../../lib/own-check.ts';
import { ofPerson, ownPaths } from '../../lib/own-paths.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { handOver } from './handover.tsx';
import type { CheckResult } from './check-result.ts';

/** For a check that was begun in an account: keeps it in the person's record, or asks for an appointment about it. */
export function OwnCheck({ result: { sessionId, description } }: { result: CheckResult }) {
  const [own] = useState(checkFor);
  const [state, setState] = useState<'asked' | 'saving' | 'failed'>('asked');
  if (own === undefined || sessionId === '') return null;
  const { patientId, isSelf, called } = own;
  const save = async () => {
    setState('saving');
    const handed = await handOver(sessionId).catch(() => undefined);
    if (handed === undefined) return setState('failed');
    handToAccount({ code: handed.code, words: description });
    location.assign(ofPerson(ownPaths.check, patientId));
    return undefined;
  };
  return (
    <Panel className="grid gap-3 p-5 print:hidden">
      <h2 className="text-heading">{m.ownCheckHeadingResult()}</h2>
      <p>{m.ownCheckConsent()}</p>
      <p className="flex flex-wrap gap-3">
        <Button
          look="primary"
          className="whitespace-normal"
          aria-disabled={state === 'saving'}
          onClick={() => state !== 'saving' && void save()}
        >
          <Save aria-hidden="true" />
          {state === 'saving' ? m.ownCheckSaving() : isSelf ? m.ownCheckSave() : m.ownCheckSaveOf({ name: called })}
        </Button>
        <Button
          className="whitespace-normal"
          onClick={() => {
            handToAccount({ words: description });
            location.assign(paths.newAppointmentFor(patientId));
          }}
        >
          <CalendarPlus aria-hidden="true" />
          {m.ownCheckBook()}
        </Button>
      </p>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          {m.handoverFailed()}
        </p>
      )}
    </Panel>
  );
}
