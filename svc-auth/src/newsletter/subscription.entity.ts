import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that gets the newsletter, or was asked to confirm that it wants to. Unsubscribing deletes the row. */
@Entity('newsletter_subscription')
export class Subscription {
  @PrimaryColumn('text')
  email!: string;

  /** The consent text that stood beside the button. */
  @Column('text', { name: 'text_version' })
  textVersion!: string;

  @Column('text', { name: 'confirmation_hash' })
  confirmationHash!: string;

  @Column('timestamptz', { name: 'confirmation_expires_at' })
  confirmationExpiresAt!: Date;

  /** Null until the link in the confirmation mail was used. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;
}
