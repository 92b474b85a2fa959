import { LocalCloudError } from '../lib/failure.ts';
import { arnMatches } from './iam.ts';
import { textOf, type Assembly } from '../template/template.ts';

/**
 * An AWS service may invoke a function only if the function's own policy allows it.
 * @throws LocalCloudError if the template lacks the permission
 */
export const requirePermission = (
  assembly: Assembly,
  service: 'apigateway' | 'cognito-idp' | 'events',
  sourceArn: string,
  { arn, name }: { readonly arn: string; readonly name: string },
): void => {
  const permitted = assembly.ofType('AWS::Lambda::Permission').some(({ properties }) => {
    const source = textOf(properties['SourceArn']);
    return (
      properties['Action'] === 'lambda:InvokeFunction' &&
      properties['Principal'] === `${service}.amazonaws.com` &&
      [arn, name].includes(textOf(properties['FunctionName']) ?? '') &&
      (source === undefined || arnMatches(source, sourceArn))
    );
  });
  if (!permitted) throw new LocalCloudError(`The template does not permit ${service} to invoke the function ${name} for ${sourceArn}.`);
};
