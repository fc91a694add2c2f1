import type { Moment } from '@evenhand/contracts/dates';
import type { SignerRole } from '@evenhand/contracts/signing/signing';

/** One line of the record of signing. `role` and `name` are null where the service itself acted. */
export interface CertificateEvent {
  readonly at: Moment;
  readonly role: SignerRole | null;
  readonly name: string | null;
  /** What happened, in words. */
  readonly what: string;
  /** SHA-256 of the document before and after the event. */
  readonly before: string | null;
  readonly after: string | null;
}

/** One of the four who signed, and how it was made sure who they are. */
export interface CertificateSigner {
  readonly role: SignerRole;
  readonly name: string;
  readonly identifiedBy: string;
  /** The text that was agreed to before signing electronically. */
  readonly consent: string;
  /** What a party declared about disclosure and legal advice; null for witnesses. */
  readonly disclosure: string | null;
  readonly legalAdvice: string | null;
  /** Only witnesses give an address and a statement. */
  readonly address: string | null;
  readonly statement: string | null;
}

/** What the last pages of a sealed agreement print. */
export interface Certificate {
  readonly agreementId: string;
  readonly version: number;
  /** What both approved and all four signed. */
  readonly documentHash: string;
  readonly signers: readonly CertificateSigner[];
  readonly events: readonly CertificateEvent[];
}
