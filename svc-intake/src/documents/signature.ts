import type { Moment } from '@evenhand/contracts/dates';
import type { SignerRole, WrittenName } from '@evenhand/contracts/signing/signing';

/** A signature on the signature page. A party has no address and no statement. */
export interface Signature {
  readonly role: SignerRole;
  readonly name: string;
  readonly written: WrittenName;
  readonly signedAt: Moment;
  readonly address: string | null;
  readonly statement: string | null;
}
