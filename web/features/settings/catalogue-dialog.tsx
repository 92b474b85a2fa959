import type { ReactNode } from 'react';
import { ClinicCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import type { ClinicCatalogueChange } from '#contract/clinic-catalogue/clinic-catalogue-change.ts';
import { call } from '../../lib/api.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { EntryDialog } from '../../ui/entry-dialog.tsx';

interface CatalogueDialogProps {
  readonly catalogue: ClinicCatalogue;
  /** What is changed. */
  readonly name: string;
  readonly isWide?: boolean;
  readonly isOffered: boolean;
  readonly onOffered: (isOffered: boolean) => void;
  /** The whole catalogue after the change; undefined if the form has a problem, which it then shows. */
  readonly changed: () => ClinicCatalogueChange | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Changes one entry of the clinic's catalogue, unless another change came in between. Open while mounted. */
export function CatalogueDialog({
  catalogue,
  name,
  isWide = false,
  isOffered,
  onOffered,
  changed,
  onClose,
  children,
}: CatalogueDialogProps) {
  const save = (body: ClinicCatalogueChange) =>
    call('clinicCatalogue.change', { answer: ClinicCatalogue, ifMatch: catalogue.version, body });
  return (
    <EntryDialog
      wide={isWide}
      changed={(queryClient) => queryClient.invalidateQueries({ queryKey: catalogueQuery.queryKey })}
      title={name}
      action={m.saveChanges()}
      done={m.catalogueSaved()}
      prepare={() => {
        const body = changed();
        return body && (() => save(body));
      }}
      onClose={onClose}
    >
      <Choice>
        <input type="checkbox" checked={isOffered} onChange={({ target: { checked } }) => onOffered(checked)} />
        {m.catalogueOffered()}
      </Choice>
      {children}
    </EntryDialog>
  );
}
