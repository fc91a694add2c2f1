import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Facts about a case from other services' events: the address for mail, and whether the agreement is sealed. */
@Entity('customer')
export class CustomerRow {
  @PrimaryColumn('uuid') caseId!: string;
  @AddressColumn({ nullable: true }) email!: string | null;
  @Column('timestamptz', { nullable: true }) sealedAt!: Date | null;
}
