import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The address that a person asked for; takes effect after the wait, once proven. */
@Entity('address_change')
export class AddressChangeRow {
  @PrimaryColumn('uuid') personId!: string;
  @AddressColumn() email!: string;
  /** SHA-256 of the token of the mailed link. */
  @Column('text') tokenHash!: string;
  @Column('timestamptz') askedAt!: Date;
  @Column('timestamptz') opensAt!: Date;
  @Column('timestamptz') linkEndsAt!: Date;
  @Column('timestamptz', { nullable: true }) provenAt!: Date | null;
  /** By the holder of the second factor, whom the mailbox alone does not overrule. */
  @Column('boolean') askedWithFactor!: boolean;
}
