import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The partner's own lists, bound to the address of their link. */
@Entity('half')
export class HalfRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @AddressColumn() email!: string;
}
