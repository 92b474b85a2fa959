import { Duration, RemovalPolicy, Size, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Route } from '../contract/route.ts';
import { requestIdHeader } from '../contract/base/request-id.ts';
import { routeIds, routes } from '../contract/routes/table.ts';
import type { StageConfig } from './config.ts';
import { Firewall } from './firewall.ts';
import { addRefusals } from './refusals.ts';
import { metricNamespace } from './logs.ts';
import type { ServiceResources } from './service-resources.ts';
import { Services } from './services.ts';
import type { WorkersStack } from './workers.ts';

/** Part of every API path: CloudFront forwards /api/* unchanged. */
const stageName = 'api';

/** The API and the functions that answer it. All methods come from the contract's route table. */
export class ApiStack extends Stack {
  readonly api: RestApi;
  readonly firewall: Firewall;

  constructor(
    scope: Construct,
    id: string,
    config: StageConfig,
    props: StackProps & ServiceResources & { key: IKey; workers: WorkersStack },
  ) {
    super(scope, id, props);
    const { serving } = new Services(this, config, props, props.workers);
    const publicRoutes = routeIds.map((routeId): Route => routes[routeId]).filter((route) => route.path.startsWith('/public/'));
    const logging = { loggingLevel: MethodLoggingLevel.ERROR, dataTraceEnabled: false, metricsEnabled: false };
    const requests = new LogGroup(this, 'Requests', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.api = new RestApi(this, 'Api', {
      restApiName: `afiya-${config.stage}`,
      description: 'Afiya',
      endpointTypes: [EndpointType.REGIONAL],
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
      ...(config.allowedOrigin !== undefined && {
        defaultCorsPreflightOptions: {
          allowOrigins: [config.allowedOrigin],
          allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
          allowHeaders: ['Authorization', 'Content-Type', 'If-Match', requestIdHeader],
          exposeHeaders: [requestIdHeader, 'ETag'],
          maxAge: Duration.hours(1),
        },
      }),
    });
    const authorizer = new CognitoUserPoolsAuthorizer(this, 'Authorizer', {
      cognitoUserPools: [props.userPool],
      // A token is looked at each time: nothing says that a kept verdict ends with the token.
      resultsCacheTtl: Duration.seconds(0),
    });
    for (const routeId of routeIds) {
      const route: Route = routes[routeId];
      this.api.root.resourceForPath(route.path).addMethod(
        route.method,
        // One permission per function: with one per method the stack would exceed CloudFormation's 500 resources.
        new LambdaIntegration(serving[routes[routeId].function].lambda, { scopePermissionToMethod: false }),
        route.access === 'public'
          ? { authorizationType: AuthorizationType.NONE }
          : // The authorizer accepts access tokens, which clients send, only for a method that requires a scope.
            { authorizer, authorizationType: AuthorizationType.COGNITO, authorizationScopes: ['aws.cognito.signin.user.admin'] },
      );
    }
    addRefusals(this.api, config);
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
