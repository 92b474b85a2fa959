import { knownRowsMax } from '#contract/base/known-rows.ts';

/** The marks of rows that are here already, as a request for their list names them. */
export function knownIn(...marks: readonly (readonly string[] | undefined)[]): string | undefined {
  return (
    marks
      .flatMap((some) => some ?? [])
      .slice(0, knownRowsMax)
      .join('') || undefined
  );
}

interface Listed<Rows> {
  readonly rows: Rows;
  readonly marks: readonly string[] | undefined;
}

/** The rows of an answer, with those that it left out because they are here already. */
export function allRows<Row>(answer: Listed<readonly Row[]>, before: Listed<readonly Row[] | undefined>): Row[] {
  if (answer.marks === undefined) return [...answer.rows];
  const here = new Map(before.marks?.map((mark, index) => [mark, before.rows?.[index]]));
  const others = answer.rows.values();
  return answer.marks.flatMap((mark) => here.get(mark) ?? others.next().value ?? []);
}
