import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A time-limited way to the sealed file, as mailed to one of the four. Only the token's SHA-256 is kept. */
@Entity('downloads')
export class DownloadRow {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('uuid', { name: 'agreement_id' })
  agreementId!: string;

  @Column('text')
  role!: SignerRole;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
