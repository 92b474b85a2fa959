import { describe, expect, it } from 'vitest';
import { functionNames } from '../../contract/deployment/functions.ts';
import { heldExports } from '../../infra/exports.ts';
import { referents } from './properties/template.ts';
import { everySetting, stacks, stacksWith } from './templates.ts';
import cdkJson from '../../cdk.json' with { type: 'json' };

/** Settings that together have, and lack, each optional resource; a stage may change from any of them to any other. */
const settings = {
  development: cdkJson.context.stages.dev,
  'every setting': everySetting,
  'no model': { model: false },
  'every setting, but no model': { ...everySetting, model: false },
  'a second factor that is demanded': { staffSecondFactor: 'demanded' },
  'a second factor that is offered, and every other setting': { ...everySetting, staffSecondFactor: 'offered' },
};
type Named = keyof typeof settings;
const names = Object.keys(settings) as Named[];

describe('CloudFormation accepts', () => {
  it.each(names.flatMap((from) => names.filter((to) => to !== from).map((to): [Named, Named] => [from, to])))(
    'the change from %s to %s',
    (from, to) => expect(heldExports(stacksWith(settings[from]), stacksWith(settings[to]))).toEqual([]),
  );

  it.each(functionNames)('that %s is removed or renamed', (name) => {
    const before = stacksWith(everySetting);
    const after = structuredClone(before);
    const id = name.replaceAll('-', '');
    for (const [stack, { Resources, Outputs }] of Object.entries(after)) {
      const itsOwn = Object.keys(Resources).filter((one) => new RegExp(`^${id}(?:Function|Role|Log)`).test(one));
      for (const one of itsOwn) delete Resources[one];
      for (const [output, { Value }] of Object.entries(Outputs))
        if (referents(before, stack, Value).some((to) => itsOwn.some((one) => to === `${stack}/${one}`))) delete Outputs[output];
    }
    expect(after).not.toEqual(before);
    expect(heldExports(before, after)).toEqual([]);
  });
});

describe('CloudFormation refuses', () => {
  const [name = ''] = Object.values(stacks['data']?.Outputs ?? {}).flatMap(({ Export }) => Export?.Name ?? []);

  it('that an export in use is removed', () => {
    const after = structuredClone(stacks);
    for (const output of Object.values(after['data']?.Outputs ?? {})) if (output.Export?.Name === name) delete output.Export;
    expect(heldExports(stacks, after)).toEqual([expect.stringMatching(`^data takes back ${name}, which .*api.* imports: keep it`)]);
  });

  it('that an export in use names something else', () => {
    const after = structuredClone(stacks);
    for (const output of Object.values(after['data']?.Outputs ?? {})) if (output.Export?.Name === name) output.Value = 'another';
    expect(heldExports(stacks, after)).toHaveLength(1);
  });
});
