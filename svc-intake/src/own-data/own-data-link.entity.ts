import { OpenedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Entity } from 'typeorm';

/** A link by which an address asks what is kept of it. */
@Entity('own_data_links')
export class OwnDataLinkRow extends OpenedLink {
  /** One of many spellings may be asked for; null in rows of the release before. */
  @AddressColumn({ nullable: true }) mailbox!: string | null;
}
