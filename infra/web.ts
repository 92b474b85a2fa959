import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { viewerAddressHeader } from '../contract/deployment/visitor.ts';
import type { WebConfig } from '../contract/deployment/web-config.ts';
import type { ApiStack } from './api.ts';
import { accessLogs, privately } from './buckets.ts';
import { ConfigurationError, type StageConfig, region } from './config.ts';
import { originSecretHeader } from './firewall.ts';
import type { IdentityStack } from './identity.ts';
import { modelReach } from './model.ts';
import { operatorOf } from './operator.ts';
import { writeOutputs } from './outputs.ts';

const site = fileURLToPath(new URL('../web/dist', import.meta.url));

const contentSecurityPolicy = (documents: IBucket): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // React sets style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https://${documents.bucketRegionalDomainName}`,
    "font-src 'self'",
    `connect-src 'self' https://cognito-idp.${region}.amazonaws.com https://cognito-identity.${region}.amazonaws.com https://${documents.bucketRegionalDomainName}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Application paths get their document, files the file. An error response could not tell them from the API's 404. The symptom checker has
 * its own document in the browser's preferred language, so that its form appears before any script (docs/adr/0027). The document of the
 * pages behind the guard names the files that all of them need (docs/adr/0073).
 */
export const pageOfPath = `function handler(event) {
  var request = event.request;
  if (request.uri.lastIndexOf('.') > request.uri.lastIndexOf('/')) return request;
  var path = request.uri.replace(/[/]$/, '');
  var wanted = request.headers['accept-language'];
  var language = wanted && /^ *ar/i.test(wanted.value) ? 'ar' : 'en';
  if (path === '/symptom-checker') request.uri = '/symptom-checker.' + language + '.html';
  else if (path === '/symptom-checker/how') request.uri = '/how.html';
  else if (path === '/paper') request.uri = '/paper.html';
  else request.uri = /^([/](login|register|confirm-email|forgot-password|terms|privacy))?$/.test(path) ? '/index.html' : '/signed-in.html';
  return request;
}`;

/**
 * CloudFront compresses as it goes, which leaves scripts and styles an eighth larger than they need be. So the build compresses them too,
 * under `br/`, for the browsers that take it.
 */
export const packedFile = `function handler(event) {
  var request = event.request;
  var taken = request.headers['accept-encoding'];
  if (/[.](js|css)$/.test(request.uri) && taken && /\\bbr\\b(?!;q=0)/.test(taken.value)) request.uri = '/br' + request.uri;
  return request;
}`;

/**
 * For the API, every visitor has CloudFront's address, so this overwrites the header with the visitor's address for the firewall to count.
 * For IPv6 it is the 64-bit network, because one subscriber has all of its addresses.
 */
export const tellAddress = `function handler(event) {
  var request = event.request;
  var address = event.viewer.ip;
  if (address.indexOf('.') < 0) {
    var halves = address.split('::');
    var groups = halves[0] === '' ? [] : halves[0].split(':');
    while (groups.length < 4) groups.push('0');
    address = groups.slice(0, 4).join(':') + '::';
  }
  request.headers['${viewerAddressHeader}'] = { value: address };
  return request;
}`;

interface WebProps {
  readonly api: ApiStack;
  readonly identity: IdentityStack;
  /** The bucket whose documents pages display and upload by links. */
  readonly documents: IBucket;
}

/** The site on CloudFront, with the API under /api, so that a browser sees one origin. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps & WebProps) {
    super(scope, id, props);
    if (!existsSync(`${site}/index.html`)) throw new ConfigurationError('The web application is not built: run `npm run build:web` first.');
    const bucket = new Bucket(this, 'Site', {
      ...privately,
      encryption: BucketEncryption.S3_MANAGED,
      versioned: true,
      serverAccessLogsBucket: accessLogs(this),
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(90) }],
    });
    const securityHeaders = {
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: config.hsts !== 'host',
        preload: config.hsts === 'preload',
        override: true,
      },
    };
    const headers = new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        ...securityHeaders,
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(props.documents), override: true },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Permissions-Policy', value: 'camera=(), geolocation=(self), microphone=(), payment=()', override: true },
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        ],
      },
    });
    const onRequest = (functionId: string, code: string) => ({
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, functionId, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 }),
    });
    /** Neither answers of the API nor the parts of a page are documents. */
    const partHeaders = new ResponseHeadersPolicy(this, 'ApiHeaders', { securityHeadersBehavior: securityHeaders });
    const origin = S3BucketOrigin.withOriginAccessControl(bucket);
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Afiya ${config.stage}`,
      ...(config.domain && {
        domainNames: [config.domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', config.domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(config.webAclArn !== undefined && { webAclId: config.webAclArn }),
      defaultRootObject: 'index.html',
      // CloudFront would answer every request for the path with one caller's failure for ten seconds, despite the behavior's policy and the
      // answer's no-store (its developer guide, "Control how long CloudFront caches errors").
      errorResponses: [500, 501, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The cheaper class has no edge in the Middle East.
      priceClass: PriceClass.PRICE_CLASS_200,
      defaultBehavior: {
        origin,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: headers,
        functionAssociations: [onRequest('PageOfPath', pageOfPath)],
      },
      additionalBehaviors: {
        '/api/*': {
          origin: new HttpOrigin(`${props.api.api.restApiId}.execute-api.${this.region}.${this.urlSuffix}`, {
            customHeaders: { [originSecretHeader]: props.api.firewall.sentSecret.secretValue.unsafeUnwrap() },
          }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: new OriginRequestPolicy(this, 'ToApi', {
            // With the visitor's Host, API Gateway could not route the request.
            headerBehavior: OriginRequestHeaderBehavior.denyList('Host'),
            queryStringBehavior: OriginRequestQueryStringBehavior.all(),
            // The site keeps a remembered user's tokens in cookies, which the API does not need.
            cookieBehavior: OriginRequestCookieBehavior.none(),
          }),
          responseHeadersPolicy: partHeaders,
          functionAssociations: [onRequest('TellAddress', tellAddress)],
        },
        '/assets/*': {
          origin,
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: partHeaders,
          functionAssociations: [onRequest('PackedFile', packedFile)],
        },
      },
    });

    const webConfig: WebConfig = {
      region,
      userPoolId: props.identity.userPool.userPoolId,
      userPoolClientId: props.identity.client.userPoolClientId,
      identityPoolId: props.identity.identityPool.ref,
      apiBaseUrl: '/api',
      defaultCountry: config.defaultCountry,
      sessionTimeoutMinutes: config.sessionTimeoutMinutes,
      diagnostics: config.diagnostics,
      authFlow: 'USER_SRP_AUTH',
      symptomModel: modelReach(config),
      operator: operatorOf(config),
      keptDays: { logs: config.logRetentionDays, trail: config.trail.keptDays },
    };
    const files = Source.asset(site);
    // The deployments share one function, which would otherwise create its own log group without expiry.
    const logGroup = new LogGroup(this, 'DeploymentLog', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const hashed = (deploymentId: string, include: string, contentEncoding?: string) =>
      new BucketDeployment(this, deploymentId, {
        destinationBucket: bucket,
        sources: [files],
        exclude: ['*'],
        include: [include],
        cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable(), CacheControl.setPublic()],
        ...(contentEncoding !== undefined && { contentEncoding }),
        // A page opened before the deployment still requests files of its own build.
        prune: false,
        logGroup,
      });
    // Before the page that names them, of which the first has the parts that all share.
    const named = [hashed('HashedFiles', 'assets/*'), hashed('PackedFiles', 'br/*', 'br')];
    // The picture of a shared link needs a whole address.
    const siteUrl = `https://${config.domain?.name ?? distribution.distributionDomainName}`;
    const pages = readdirSync(site)
      .filter((name) => name.endsWith('.html'))
      .map((name) => Source.data(name, readFileSync(join(site, name), 'utf8').replaceAll('https://site.invalid', siteUrl)));
    const entry = new BucketDeployment(this, 'EntryFiles', {
      destinationBucket: bucket,
      sources: [files, ...pages, Source.jsonData('config.json', webConfig)],
      exclude: ['assets/*', 'br/*'],
      cacheControl: [CacheControl.noCache()],
      prune: false,
      logGroup,
    });
    entry.node.addDependency(...named);

    new CfnOutput(this, 'WebConfig', { value: this.toJsonString(webConfig) });
    // Target of the domain's DNS record.
    new CfnOutput(this, 'CloudFrontName', { value: distribution.distributionDomainName });
    writeOutputs<'web'>(this, { DistributionId: distribution.distributionId, SiteUrl: siteUrl });
  }
}
