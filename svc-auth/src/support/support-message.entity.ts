import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Number, topic and time of a message; its text and sender are in the support mailbox only. */
@Entity('support_message')
export class SupportMessage {
  @PrimaryColumn('text') reference!: string;
  @Column('text') topic!: string;
  @Column('timestamptz') receivedAt!: Date;
}
