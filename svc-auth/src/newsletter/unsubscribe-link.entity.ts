import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Entity, PrimaryColumn } from 'typeorm';

/** One per mail; all links of an address work until one is used. */
@Entity('newsletter_unsubscribe_link')
export class UnsubscribeLink {
  @PrimaryColumn('text') tokenHash!: string;
  @AddressColumn() email!: string;
}
