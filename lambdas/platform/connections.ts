import { NodeHttpHandler, type NodeHttpHandlerOptions } from '@smithy/node-http-handler';

/**
 * The time for a connection to open. A lost first packet is sent again after one second, which a limit of a second would never see; and a
 * process that is busy with sixteen requests at once may take that long to notice that its connection is open.
 */
const opensWithinMs = 3000;

/**
 * Gives up a connection that hangs while the function still has time for another attempt: by default, a client of the SDK waits as long as
 * the function runs. The whole request must be answered in `ms`; of a download, its beginning.
 */
export const answeredWithin = (ms: number): NodeHttpHandlerOptions => ({
  connectionTimeout: Math.min(opensWithinMs, ms),
  requestTimeout: ms,
  throwOnRequestTimeout: true,
});

/** The `requestHandler` of a client, with these limits. */
export const connections = (ms: number): NodeHttpHandler => new NodeHttpHandler(answeredWithin(ms));

/** For services that answer in well under a second. */
export const soonMs = 5000;
/** For triggers of the user pool, which have five seconds with their cold start: time for two attempts. */
export const ofTriggerMs = 1500;
/** For files of some megabytes. */
export const ofFileMs = 20_000;
