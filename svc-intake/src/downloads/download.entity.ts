import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A time-limited way to the sealed file, as mailed to one of the two parties. Only the token's SHA-256 is kept. */
@Entity('downloads')
export class DownloadRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') tokenHash!: string;
  @Column('uuid') agreementId!: string;
  @Column('text') role!: Party;

  /** Where the link and each code are mailed to. */
  @Column('text') email!: string;
  @Column('timestamptz') expiresAt!: Date;
}
