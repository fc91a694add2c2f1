export interface KeyName {
  caseId: string;
  id: string;
}

export interface KeptKey extends KeyName {
  /** What `keep` returned. */
  wrapped: Buffer | null;
}

/** Keeps keys outside the database: a row would remain in the write-ahead log and in dumps after its deletion. */
export interface KeyStore {
  /**
   * Durable once it resolves. Replaces a key of this name.
   * @returns what belongs in the key's row; without this store it opens nothing. Null when the store keeps everything.
   */
  keep(name: KeyName, secret: Buffer): Promise<Buffer | null>;
  /** Null when erased or lost. */
  find(key: KeptKey): Promise<Buffer | null>;
  /** Makes every copy of the row useless. Does nothing when already erased. */
  erase(name: KeyName): Promise<void>;
  names(): Promise<KeyName[]>;
  madeAt(name: KeyName): Promise<Date | null>;
  /** False for a row that another store, or an earlier release, wrote. */
  owns(key: KeptKey): boolean;
}

/** Injection token of the configured `KeyStore`. */
export const KEY_STORE = Symbol('key store');
