import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a message was sent, and about what. Its words and its sender are in the support mailbox alone. */
@Entity('support_message')
export class SupportMessage {
  @PrimaryColumn('text') reference!: string;
  @Column('text') topic!: string;
  @Column('timestamptz') receivedAt!: Date;
}
