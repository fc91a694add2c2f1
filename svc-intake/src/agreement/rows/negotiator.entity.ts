import type { MailsEvery } from '@evenhand/contracts/agreement/negotiation';
import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a party takes part in the negotiation. Nothing here is shown to the other party but a hold. */
@Entity('negotiators')
export class NegotiatorRow {
  @PrimaryColumn('uuid') caseId!: string;
  @PrimaryColumn('text') party!: Party;
  @Column('boolean') onHold!: boolean;
  /** The owner's statement about the partner. */
  @Column('boolean') disclosureRefused!: boolean;
  @Column('text') mails!: MailsEvery;
  @Column('timestamptz', { nullable: true }) mailedAt!: Date | null;
  /** A mail is due once the time between two mails is over. */
  @Column('boolean') hasNews!: boolean;
}
