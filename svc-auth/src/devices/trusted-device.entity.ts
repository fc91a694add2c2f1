import { PrivateColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which a person has signed in before, by the digest of its device cookie. */
@Entity('trusted_device')
export class TrustedDevice {
  @PrimaryColumn('uuid') personId!: string;
  @PrimaryColumn('text') tokenHash!: string;
  @Column('timestamptz') lastUsedAt!: Date;
  /** The person's own name for it. */
  @PrivateColumn({ nullable: true }) label!: string | null;
}
