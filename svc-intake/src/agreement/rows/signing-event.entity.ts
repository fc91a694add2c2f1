import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { PrivateColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const signingHappenings = [
  'drafted',
  'invited',
  'invitation-ended',
  'link-opened',
  'code-sent',
  'code-confirmed',
  'factor-proven',
  'disclosure-confirmed',
  'approved',
  'ready',
  'waiting-shortened',
  'consented',
  'advice-received',
  'advice-waived',
  'signed',
  'witness-named',
  'witness-here',
  'lawyer-named',
  'reminded',
  'declined',
  'expired',
  'voided',
  'sealed',
  'other-name-confirmed',
] as const;
export type SigningHappening = (typeof signingHappenings)[number];

/** One line of the record that the certificate page prints. Append-only. */
@Entity('signing_events')
export class SigningEventRow {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('uuid') agreementId!: string;
  @Column('timestamptz') at!: Date;

  /** Null for an act of the service. */
  @Column('text', { nullable: true }) role!: SignerRole | null;
  @Column('text') happening!: SigningHappening;
  @PrivateColumn({ nullable: true }) ip!: string | null;
  @PrivateColumn({ nullable: true }) userAgent!: string | null;

  /** SHA-256 of the document that the event concerns. */
  @Column('text') hash!: string;
}
