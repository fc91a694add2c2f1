import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity } from 'typeorm';

/** A subscriber, or an address asked to confirm. Unsubscribing deletes the row. */
@Entity('newsletter_subscription')
export class Subscription {
  @AddressColumn({ primary: true }) email!: string;

  /** Version of the consent text next to the button. */
  @Column('text') textVersion!: string;
  @Column('text') confirmationHash!: string;
  @Column('timestamptz') confirmationExpiresAt!: Date;

  /** Null until confirmed. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
}
