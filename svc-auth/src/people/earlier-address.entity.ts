import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Entity, PrimaryColumn } from 'typeorm';

/** An address that the account had before; a deletion searches for it too. */
@Entity('earlier_address')
export class EarlierAddress {
  @PrimaryColumn('uuid') personId!: string;
  @AddressColumn({ primary: true }) email!: string;
}
