import { join } from 'node:path';
import { type JsonObject, loadAssembly, objectOf, textOf } from '../local/template/template.ts';

/** A function of the synthesised stacks with our own code. */
interface DeployedFunction {
  readonly name: string;
  /** Its bundle's folder, and the module that is loaded. */
  readonly folder: string;
  readonly module: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly properties: JsonObject;
}

/** All of them, as synthesised by the last `npm run synth`. */
export function deployedFunctions(): DeployedFunction[] {
  const assembly = loadAssembly('cdk.out');
  return assembly.ofType('AWS::Lambda::Function').flatMap(({ constructName: name, properties }) => {
    const key = textOf(objectOf(properties['Code'])['S3Key']);
    const variables = Object.entries(objectOf(objectOf(properties['Environment'])['Variables']));
    const environment = Object.fromEntries(variables.map(([variable, value]) => [variable, textOf(value) ?? '']));
    // CDK's own functions lack it.
    if (key === undefined || environment['POWERTOOLS_SERVICE_NAME'] === undefined) return [];
    const folder = assembly.assetPath(key);
    return [{ name, folder, module: join(folder, 'index.mjs'), environment, properties }];
  });
}
