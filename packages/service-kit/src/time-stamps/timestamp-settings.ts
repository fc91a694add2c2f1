import { z } from 'zod';

/** Settings of a service that stamps. */
export const timestampSettings = {
  /** The folder of the keys that are created at the first start unless given. */
  DATA_FOLDER: z.string().min(1),
  /** An RFC 3161 time-stamp authority; `off`, or unset on localhost: time stamps by the service's clock. */
  TIMESTAMP_URL: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
};

/** Optional on localhost, where the service stamps by its clock. */
export const neededToStamp = { name: 'TIMESTAMP_URL', unless: 'TIMESTAMP_URL=off' };
