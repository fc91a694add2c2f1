import { z } from 'zod';

/** One released micro front end: where its entry lies, what it must hash to, and the pages it answers for. */
export const Remote = z.object({
  version: z.string(),
  /** Path of remoteEntry.js on this site. */
  entry: z.string().startsWith('/'),
  /** Subresource integrity of the entry. */
  integrity: z.string().startsWith('sha384-'),
  /** `/evidence` answers for itself and everything below it; `/` for the home page alone. */
  paths: z.array(z.string().startsWith('/')),
});
export type Remote = z.infer<typeof Remote>;

/** /remotes.json: which version of which micro front end is live. Rolling one back is changing its line. */
export const Remotes = z.record(z.string(), Remote);
export type Remotes = z.infer<typeof Remotes>;

export const REMOTES_ADDRESS = '/remotes.json';
