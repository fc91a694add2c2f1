import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A webhook that came; the same event is kept once, however often it comes. */
@Entity('webhook')
export class WebhookRow {
  @PrimaryColumn('text', { name: 'event_id' })
  eventId!: string;

  @Column('text')
  kind!: string;

  @Column('text', { name: 'intent_id', nullable: true })
  intentId!: string | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;
}
