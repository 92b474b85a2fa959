import type { ReactNode } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { MoreSuggestions, withMore } from '../../ui/more-suggestions.tsx';

interface Suggestion {
  readonly id: string;
  readonly content: ReactNode;
}

interface SearchFieldProps<S extends Suggestion> {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Undefined while loading. */
  readonly suggestions: readonly S[] | undefined;
  readonly takesOnlyOne?: boolean | undefined;
  readonly hasMore?: boolean | undefined;
  readonly onChoose: (suggestion: S) => void;
}

/** A field with suggestions for a few letters. */
export function SearchField<S extends Suggestion>(props: SearchFieldProps<S>) {
  const { id, label, hint, text, onText, suggestions, takesOnlyOne, hasMore = false, onChoose } = props;
  const locale = useLocale();
  return (
    <Field id={id} label={label} hint={hint} problem={false}>
      {(field) => (
        <div className="relative">
          <Combobox
            {...field}
            aria-label={label}
            maxLength={careLimits.drugText}
            dir="auto"
            text={text}
            onText={onText}
            suggestions={suggestions}
            takesOnlyOne={takesOnlyOne === true && !hasMore}
            below={hasMore && <MoreSuggestions />}
            floats
            announcement={suggestions && withMore(m.prescribeFound({ count: formatNumber(locale, suggestions.length) }), hasMore)}
            onChoose={onChoose}
          />
        </div>
      )}
    </Field>
  );
}
