import { z } from 'zod';

/** A release of a micro front end; that of the shell has its page as entry and no paths. */
export const Remote = z.object({
  version: z.string(),
  entry: z.string().startsWith('/'),
  /** Subresource integrity. */
  integrity: z.string().startsWith('sha384-'),
  /** `/evidence` covers all paths below it; `/` the home page alone. */
  paths: z.array(z.string().startsWith('/')),
  /** Version of the API's contract that it was built with. Earlier releases name none. */
  contract: z.string().optional(),
});
export type Remote = z.infer<typeof Remote>;

/** One version of each part, by name. */
export const Remotes = z.record(z.string(), Remote);
export type Remotes = z.infer<typeof Remotes>;

/** What is live of one part. */
export const ReleasedPart = z.object({
  live: Remote,
  since: z.iso.datetime(),
  /** The next version, for the buckets below `share` of 100; 0: published and given to no one. */
  canary: z.object({ release: Remote, share: z.int().min(0).max(99), since: z.iso.datetime() }).optional(),
  /** Target of a rollback. */
  last: Remote.optional(),
  /** Version that was rolled back. */
  withdrawn: z.string().optional(),
});
export type ReleasedPart = z.infer<typeof ReleasedPart>;

/** 32 bytes in base64url. */
const PublicKey = z.string().regex(/^[\w-]{43}$/);

/** What is live on one site: a subset of TUF's targets, snapshot and timestamp roles in one file. */
export const ReleaseManifest = z.object({
  /** Origin. */
  site: z.url(),
  /** Increases by one with each change. */
  version: z.int().min(1),
  expires: z.iso.datetime(),
  /** Ed25519 public keys that pages of the site pin, base64url. Two while a key is replaced. */
  keys: z.array(PublicKey).min(1),
  /** Version of the API's contract. */
  contract: z.string(),
  parts: z.record(z.string(), ReleasedPart),
  /** Hash of the `release.json` of each version named here, by `NAME/VERSION`. Earlier releases sign none. */
  statements: z.record(z.string(), z.string().startsWith('sha384-')).optional(),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

/** /remotes.json. A signature covers the UTF-8 bytes of `payload`, the JSON of a ReleaseManifest. */
export const SignedManifest = z.object({
  payload: z.string(),
  signatures: z.array(z.object({ key: PublicKey, signature: z.base64() })),
});
export type SignedManifest = z.infer<typeof SignedManifest>;
