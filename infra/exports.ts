import type * as z from 'zod/mini';
import type { Template } from './kept-resources.ts';

/** The exports of other stacks in a part of a template. */
const importsIn = (value: z.output<ReturnType<typeof z.json>>): string[] => {
  if (Array.isArray(value)) return value.flatMap(importsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, argument]) =>
    key === 'Fn::ImportValue' && typeof argument === 'string' ? [argument] : importsIn(argument),
  );
};

/**
 * Why CloudFormation would reject the templates over the deployed ones, one sentence each. It neither deletes nor changes an export while
 * another stack imports it, and it deploys the exporting stack before the importing ones.
 */
export const heldExports = (deployed: Readonly<Record<string, Template>>, next: Readonly<Record<string, Template>>): string[] => {
  const importsOf = Object.entries(deployed).map(([stack, { Resources, Outputs }]) => {
    const values = [...Object.values(Resources).map(({ Properties }) => Properties), ...Object.values(Outputs).map(({ Value }) => Value)];
    return { stack, imported: new Set(values.flatMap(importsIn)) };
  });
  return Object.entries(deployed).flatMap(([stack, { Outputs }]) => {
    const stay = Object.values(next[stack]?.Outputs ?? {});
    return Object.values(Outputs).flatMap(({ Export, Value }) => {
      if (Export === undefined) return [];
      const { Name } = Export;
      if (stay.some((one) => one.Export?.Name === Name && JSON.stringify(one.Value) === JSON.stringify(Value))) return [];
      const users = importsOf.filter((one) => one.stack !== stack && one.imported.has(Name)).map((one) => one.stack);
      return users.length === 0
        ? []
        : [`${stack} takes back ${Name}, which ${users.join(' and ')} imports: keep it for this deployment with \`this.exportValue(…)\`.`];
    });
  });
};
