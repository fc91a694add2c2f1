/** Digests that a stamp can cover. */
export type DigestAlgorithm = 'SHA-256' | 'SHA-384' | 'SHA-512';

/** The port of a time-stamp authority (RFC 3161): seals agreements and activity logs. */
export interface TimestampAuthority {
  /**
   * Returns a TimeStampToken (DER) for a digest.
   * @throws Error when the authority is unreachable, refuses, or stamps other data
   */
  timestamp(digest: Uint8Array, algorithm: DigestAlgorithm): Promise<Uint8Array>;
}
