import type { Moment } from '@evenhand/contracts/dates';
import type { SignerRole } from '@evenhand/contracts/signing/signing';

/** One line of the record of signing. `role` and `name` are null for an act of the service. */
export interface CertificateEvent {
  readonly at: Moment;
  readonly role: SignerRole | null;
  readonly name: string | null;
  readonly what: string;
  /** SHA-256 of the document before and after the event. */
  readonly before: string | null;
  readonly after: string | null;
}

/** One of the four who signed, and how they were identified. */
export interface CertificateSigner {
  readonly role: SignerRole;
  readonly name: string;
  readonly identifiedBy: string;
  /** The consent to electronic signing. */
  readonly consent: string;
  /** A party's declarations on disclosure and legal advice; null for witnesses. */
  readonly disclosure: string | null;
  readonly legalAdvice: string | null;
  /** Given by witnesses only. */
  readonly address: string | null;
  readonly statement: string | null;
}

export interface Certificate {
  readonly agreementId: string;
  readonly version: number;
  /** The hash that both approved and all four signed. */
  readonly documentHash: string;
  readonly signers: readonly CertificateSigner[];
  readonly events: readonly CertificateEvent[];
}
