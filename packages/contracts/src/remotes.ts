import { z } from 'zod';

/** A release of a micro front end. */
export const Remote = z.object({
  version: z.string(),
  entry: z.string().startsWith('/'),
  /** Subresource integrity. */
  integrity: z.string().startsWith('sha384-'),
  /** `/evidence` covers all paths below it; `/` the home page alone. */
  paths: z.array(z.string().startsWith('/')),
});
export type Remote = z.infer<typeof Remote>;

/** /remotes.json: the live version of each micro front end. A rollback changes its line. */
export const Remotes = z.record(z.string(), Remote);
export type Remotes = z.infer<typeof Remotes>;

export const REMOTES_ADDRESS = '/remotes.json';
