import { type Breakage, first, rewrite, set } from './breakage.ts';
import { type Check, all, at, list, otherThanAssets, same, text, unless } from './template.ts';

export const properties = {
  'the site is served over TLS, and its headers let no script in': (stacks) =>
    all(stacks, 'AWS::CloudFront::Distribution').flatMap((distribution) => {
      const config = distribution.properties['DistributionConfig'];
      const behaviors = [at(config, 'DefaultCacheBehavior') ?? null, ...list(at(config, 'CacheBehaviors'))];
      const certificate = at(config, 'ViewerCertificate');
      return [
        ...unless(
          certificate === undefined || at(certificate, 'MinimumProtocolVersion') === 'TLSv1.2_2021',
          `${distribution.where} speaks TLS older than 1.2`,
        ),
        ...behaviors.flatMap((behavior) => {
          const what = text(at(behavior, 'PathPattern') ?? 'the default behaviour');
          const policy = stacks[distribution.stack]?.Resources[text(at(behavior, 'ResponseHeadersPolicyId', 'Ref'))]?.Properties;
          const security = at(policy, 'ResponseHeadersPolicyConfig', 'SecurityHeadersConfig');
          const csp = text(at(security, 'ContentSecurityPolicy', 'ContentSecurityPolicy'));
          return [
            ...unless(text(at(behavior, 'ViewerProtocolPolicy')) !== 'allow-all', `${what} is served without TLS`),
            ...unless(Number(at(security, 'StrictTransportSecurity', 'AccessControlMaxAgeSec') ?? 0) >= 31_536_000, `${what} has no HSTS`),
            ...unless(
              at(security, 'ContentTypeOptions') !== undefined && at(security, 'FrameOptions') !== undefined,
              `${what} lacks security headers`,
            ),
            ...unless(at(behavior, 'PathPattern') !== undefined || /script-src 'self';/.test(csp), `${what} lets scripts of others in`),
          ];
        }),
        ...unless(
          behaviors
            .filter((behavior) => at(behavior, 'PathPattern') === '/assets/*')
            .every((behavior) => at(behavior, 'TargetOriginId') === at(config, 'DefaultCacheBehavior', 'TargetOriginId')),
          'the parts of pages come from elsewhere than the pages',
        ),
        ...otherThanAssets(config).flatMap((behavior) => [
          ...unless(at(behavior, 'PathPattern') === '/api/*', `${text(at(behavior, 'PathPattern'))} is no path of ours`),
          ...all(stacks, 'AWS::CloudFront::OriginRequestPolicy')
            .filter(({ id }) => same(at(behavior, 'OriginRequestPolicyId'), { Ref: id }))
            .map(({ properties: policy }) => at(policy, 'OriginRequestPolicyConfig'))
            .concat([at(behavior, 'OriginRequestPolicyId')].filter((policy) => typeof policy === 'string'))
            .flatMap((policy) => [
              ...unless(
                same(at(policy, 'HeadersConfig'), { HeaderBehavior: 'allExcept', Headers: ['Host'] }),
                'the API does not get the Authorization header',
              ),
              ...unless(
                at(policy, 'CookiesConfig', 'CookieBehavior') === 'none',
                'the cookies with a remembered person’s tokens travel to the API',
              ),
            ]),
          // Managed-CachingDisabled.
          ...unless(at(behavior, 'CachePolicyId') === '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', 'answers of the API are kept at the edge'),
        ]),
        ...unless(
          list(at(config, 'CustomErrorResponses')).every((response) => at(response, 'ResponsePagePath') === undefined),
          "the API's own 403 and 404 are swallowed by the page",
        ),
      ];
    }),

  'nobody is answered with the failure of somebody else’s request': (stacks) =>
    all(stacks, 'AWS::CloudFront::Distribution').flatMap((distribution) =>
      // The statuses that CloudFront caches for ten seconds despite no-store, and would serve to other callers.
      [500, 502, 503, 504].flatMap((status) =>
        unless(
          list(at(distribution.properties, 'DistributionConfig', 'CustomErrorResponses')).some(
            (response) => at(response, 'ErrorCode') === status && at(response, 'ErrorCachingMinTTL') === 0,
          ),
          `${distribution.where} answers others with one caller’s ${status}`,
        ),
      ),
    ),
} as const satisfies Record<string, Check>;

export const breakages: readonly Breakage<keyof typeof properties>[] = [
  [
    'cookies that travel to the API',
    set('AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig', {
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
      CookiesConfig: { CookieBehavior: 'all' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    }),
    'the site is served over TLS, and its headers let no script in',
    'tokens travel to the API',
  ],
  [
    'an API’s 404 that a page replaces',
    first('AWS::CloudFront::Distribution', ({ Properties }) => {
      list(at(Properties['DistributionConfig'], 'CustomErrorResponses')).push({ ErrorCode: 404, ResponsePagePath: '/index.html' });
    }),
    'the site is served over TLS, and its headers let no script in',
    'swallowed by the page',
  ],
  [
    'scripts of another origin',
    first('AWS::CloudFront::Distribution', ({ Properties }) => {
      const [, assets] = list(at(Properties['DistributionConfig'], 'CacheBehaviors'));
      Object.assign(Object(assets), { TargetOriginId: 'another' });
    }),
    'the site is served over TLS, and its headers let no script in',
    'come from elsewhere',
  ],
  [
    'failures that are kept at the edge',
    rewrite('AWS::CloudFront::Distribution', '"ErrorCachingMinTTL":0,"ErrorCode":503', '"ErrorCachingMinTTL":10,"ErrorCode":503'),
    'nobody is answered with the failure of somebody else’s request',
    'one caller’s 503',
  ],
  [
    'a site that speaks TLS 1.0',
    first('AWS::CloudFront::Distribution', ({ Properties }) => {
      Properties['DistributionConfig'] = { ViewerCertificate: { MinimumProtocolVersion: 'TLSv1' } };
    }),
    'the site is served over TLS, and its headers let no script in',
    'older than 1.2',
  ],
];
