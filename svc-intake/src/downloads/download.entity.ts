import type { Party } from '@evenhand/contracts/identity';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A time-limited link to the sealed file, mailed to a party. Only the SHA-256 of its token is stored. */
@Entity('downloads')
export class DownloadRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') tokenHash!: string;
  @Column('uuid') agreementId!: string;
  @Column('text') role!: Party;

  /** The recipient of the link and of each code. */
  @AddressColumn() email!: string;
  @Column('timestamptz') expiresAt!: Date;
}
