import type { PasskeyTransport } from '@evenhand/contracts/auth/passkeys';
import { PrivateColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A discoverable WebAuthn credential. Its private key never leaves the person's devices. */
@Entity('passkey')
export class Passkey {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') personId!: string;
  @PrivateColumn() name!: string;
  /** In base64url. */
  @Column('text', { unique: true }) credentialId!: string;
  /** In COSE. */
  @Column('bytea') publicKey!: Buffer;
  @Column('text', { array: true }) transports!: PasskeyTransport[];
  /** Uses that the authenticator has counted; 0 where it does not count. Postgres returns a bigint as text. */
  @Column('bigint', { transformer: { from: Number, to: Number } }) counter!: number;
  @Column('timestamptz') addedAt!: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) mayBeCopiedSince!: Date | null;
}
