import { OpenedLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Entity } from 'typeorm';

/** A link by which an address asks what is kept of it. */
@Entity('own_data_links')
export class OwnDataLinkRow extends OpenedLink {}
