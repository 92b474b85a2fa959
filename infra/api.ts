import { RemovalPolicy, Size, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  ApiDefinition,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Route } from '../contract/routes/route.ts';
import { routeIds, routes } from '../contract/routes/table.ts';
import { apiBody } from './api-body.ts';
import type { StageConfig } from './config.ts';
import { Firewall } from './firewall.ts';
import { functionsIn } from './function.ts';
import { metricNamespace } from './logs.ts';
import { writeOutputs } from './outputs.ts';
import type { ServiceResources } from './service-resources.ts';

/** Part of every API path: CloudFront forwards /api/* unchanged. */
const stageName = 'api';

/** The API and the functions that answer it. Its routes are the contract's table (api-body.ts). */
export class ApiStack extends Stack {
  readonly api: SpecRestApi;
  readonly firewall: Firewall;

  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps & ServiceResources & { key: IKey }) {
    super(scope, id, props);
    const functions = functionsIn(this, 'api', config, props);
    const publicRoutes = routeIds.map((routeId): Route => routes[routeId]).filter((route) => route.path.startsWith('/public/'));
    const logging = { loggingLevel: MethodLoggingLevel.ERROR, dataTraceEnabled: false, metricsEnabled: false };
    const requests = new LogGroup(this, 'Requests', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const apiName = `afiya-${config.stage}`;
    this.api = new SpecRestApi(this, 'Gateway', {
      restApiName: apiName,
      apiDefinition: ApiDefinition.fromInline(apiBody(apiName, functions.named, props.userPool)),
      // Fail the deployment if API Gateway interprets a route differently.
      failOnWarnings: true,
      // The import reads the second property, later updates the first.
      endpointTypes: [EndpointType.REGIONAL],
      parameters: { endpointConfigurationTypes: EndpointType.REGIONAL },
      // CloudFront compresses only what it caches.
      minCompressionSize: Size.kibibytes(1),
      // Shared by all APIs of the account and region, so it must outlive this one.
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName,
        ...logging,
        // Stage traces would store whole URLs, including searched names.
        tracingEnabled: false,
        accessLogDestination: new LogGroupLogDestination(requests),
        accessLogFormat: AccessLogFormat.custom(
          JSON.stringify({
            requestId: AccessLogField.contextRequestId(),
            time: AccessLogField.contextRequestTime(),
            method: AccessLogField.contextHttpMethod(),
            // The route instead of the path: no ids, no query.
            route: AccessLogField.contextResourcePath(),
            status: AccessLogField.contextStatus(),
            caller: AccessLogField.contextAuthorizerClaims('sub'),
            durationMs: AccessLogField.contextResponseLatency(),
            responseBytes: AccessLogField.contextResponseLength(),
            refusedBy: AccessLogField.contextErrorResponseType(),
            firewall: AccessLogField.contextWafResponseCode(),
          }),
        ),
        throttlingRateLimit: config.throttle.rate,
        throttlingBurstLimit: config.throttle.burst,
        methodOptions: Object.fromEntries(
          publicRoutes.map((route) => [
            `${route.path}/${route.method}`,
            { ...logging, throttlingRateLimit: config.publicThrottle.rate, throttlingBurstLimit: config.publicThrottle.burst },
          ]),
        ),
      },
    });
    for (const { lambda } of functions.all)
      lambda.addPermission('Gateway', {
        principal: new ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: this.api.arnForExecuteApi(),
      });
    writeOutputs<'api'>(this, { ApiId: this.api.restApiId });
    this.firewall = new Firewall(this, 'Firewall', config, { stage: this.api.deploymentStage, key: props.key });
    new MetricFilter(this, 'PublicThrottled', {
      logGroup: requests,
      metricNamespace: metricNamespace(config),
      metricName: 'PublicThrottled',
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.status', '=', '429'),
        FilterPattern.stringValue('$.route', '=', '/public/*'),
      ),
    });
    // Otherwise API Gateway would create it unencrypted and without expiry.
    const failures = new LogGroup(this, 'Failures', {
      logGroupName: `API-Gateway-Execution-Logs_${this.api.restApiId}/${stageName}`,
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.api.deploymentStage.node.addDependency(failures);
  }
}
