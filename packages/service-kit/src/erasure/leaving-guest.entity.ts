import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AddressColumn } from '../sealed-addresses/address-column.js';

/** An address whose part in a case is being deleted. */
@Entity('leaving_guests')
export class LeavingGuestRow {
  @PrimaryColumn('uuid') caseId!: string;
  @AddressColumn({ primary: true }) email!: string;
  @Column('timestamptz') since!: Date;
}
