import { titleOf } from '#contract/patient/fields.ts';
import { type Proposal, proposableFields } from '#contract/proposals/proposals.ts';
import { said } from '../../lib/said.ts';
import { FieldText } from './field-text.tsx';

/** A proposal: the field, its new value, and the remark. */
export function Proposed({ proposal: { field, value, remark } }: { proposal: Pick<Proposal, 'field' | 'value' | 'remark'> }) {
  const known = proposableFields.find((one) => one === field);
  return (
    <>
      <span className="block text-sm text-muted">{known === undefined ? field : said(titleOf(known))}</span>
      <span className="block font-semibold">
        {known === undefined || known === 'allergies' || known === 'medications' ? (
          <bdi className="wrap-anywhere">{value}</bdi>
        ) : (
          <FieldText name={known} value={value} />
        )}
      </span>
      {remark !== undefined && (
        <span className="block text-sm">
          <bdi className="wrap-anywhere">{remark}</bdi>
        </span>
      )}
    </>
  );
}
