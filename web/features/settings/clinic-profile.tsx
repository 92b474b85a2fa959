import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import { limits } from '#contract/base/limits.ts';
import { detailOf } from '#contract/base/messages.ts';
import { type ClinicDetails, ClinicProfile, ClinicProfileChange } from '#contract/clinic-catalogue/clinic-profile.ts';
import { call } from '../../lib/api.ts';
import { loadFailureText, problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { EntryDialog } from '../../ui/entry-dialog.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FormFields } from '../../ui/field-group.tsx';
import { Field } from '../../ui/field.tsx';
import { Failure } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { clinicProfileQuery } from './clinic-profile-query.ts';

/** What papers print of the clinic, for administrators to fill in. */
export function ClinicProfilePanel() {
  const { data, error, refetch } = useQuery(clinicProfileQuery);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Panel className="grid gap-4 p-5" aria-label={m.clinicProfile()}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-lg font-semibold">{m.clinicProfile()}</h2>
          <p className="text-sm text-muted">{m.clinicProfileHint()}</p>
        </div>
        {data !== undefined && (
          <Button look={data.details === undefined ? 'primary' : 'plain'} onClick={() => setIsChanging(true)}>
            {data.details === undefined ? m.clinicProfileFill() : m.clinicProfileChange()}
          </Button>
        )}
      </div>
      {data !== undefined ? (
        data.details !== undefined && <Details details={data.details} />
      ) : error ? (
        <Failure text={loadFailureText(error, m.clinicProfileFailed())} onRetry={refetch} />
      ) : (
        <Placeholders shape="lines" />
      )}
      {isChanging && data !== undefined && <ProfileDialog profile={data} onClose={() => setIsChanging(false)} />}
    </Panel>
  );
}

const Details = ({ details: { name, address, phone, licence } }: { details: ClinicDetails }) => (
  <Facts>
    <Fact name={m.name()}>
      <bdi className="break-words">{said(name)}</bdi>
    </Fact>
    <Fact name={m.clinicAddress()}>
      <bdi className="break-words">{said(address)}</bdi>
    </Fact>
    <Fact name={m.phoneNumber()}>
      <bdi dir="ltr">{phone}</bdi>
    </Fact>
    <Fact name={m.clinicLicence()}>
      <bdi dir="ltr">{licence}</bdi>
    </Fact>
  </Facts>
);

const paths = ['name.en', 'name.ar', 'address.en', 'address.ar', 'phone', 'licence'] as const;
type Path = (typeof paths)[number];
type Typed = Readonly<Record<Path, string>>;

const typedFrom = (details: ClinicDetails | undefined): Typed => ({
  'name.en': details?.name.en ?? '',
  'name.ar': details?.name.ar ?? '',
  'address.en': details?.address.en ?? '',
  'address.ar': details?.address.ar ?? '',
  phone: details?.phone ?? '',
  licence: details?.licence ?? '',
});

function ProfileDialog({ profile, onClose }: { profile: ClinicProfile; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedFrom(profile.details));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const prepare = () => {
    const { data: body, error } = ClinicProfileChange.safeParse({
      name: { en: typed['name.en'], ar: typed['name.ar'] },
      address: { en: typed['address.en'], ar: typed['address.ar'] },
      phone: typed.phone,
      licence: typed.licence,
    });
    const found = (error?.issues ?? []).map(({ path, message }) => detailOf(path.join('.'), message));
    setProblems(new Map(found.map((detail) => [detail.path, problemText(detail)])));
    const first = paths.find((path) => found.some((detail) => detail.path === path));
    if (first !== undefined) document.getElementById(`clinic-${first}`)?.focus();
    return body && (() => call('clinicProfile.change', { answer: ClinicProfile, ifMatch: profile.version, body }));
  };
  const text = (path: Path, label: string, dir: 'ltr' | 'rtl', max: number) => (
    <Field id={`clinic-${path}`} label={label} problem={problems.get(path)} need="required">
      {(attributes) => (
        <Input
          {...attributes}
          dir={dir}
          autoComplete="off"
          maxLength={max}
          value={typed[path]}
          onChange={({ target: { value } }) => setTyped({ ...typed, [path]: value })}
        />
      )}
    </Field>
  );
  return (
    <EntryDialog
      wide
      title={m.clinicProfile()}
      action={m.saveChanges()}
      done={m.catalogueSaved()}
      changed={(queryClient) => queryClient.invalidateQueries({ queryKey: clinicProfileQuery.queryKey })}
      prepare={prepare}
      onClose={onClose}
    >
      <FormFields>
        {text('name.en', m.staffNameEn(), 'ltr', limits.name)}
        {text('name.ar', m.staffNameAr(), 'rtl', limits.name)}
        {text('address.en', m.clinicAddressEn(), 'ltr', careLimits.clinicAddress)}
        {text('address.ar', m.clinicAddressAr(), 'rtl', careLimits.clinicAddress)}
        {text('phone', m.phoneNumber(), 'ltr', limits.phone)}
        {text('licence', m.clinicLicence(), 'ltr', careLimits.licenceNumber)}
      </FormFields>
    </EntryDialog>
  );
}
