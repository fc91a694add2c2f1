import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that gets the newsletter, or was asked to confirm that it wants to. Unsubscribing deletes the row. */
@Entity('newsletter_subscription')
export class Subscription {
  @PrimaryColumn('text') email!: string;

  /** The consent text that stood beside the button. */
  @Column('text') textVersion!: string;
  @Column('text') confirmationHash!: string;
  @Column('timestamptz') confirmationExpiresAt!: Date;

  /** Null until the link in the confirmation mail was used. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
}
