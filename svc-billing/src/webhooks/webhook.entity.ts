import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A received webhook; its event id is unique. */
@Entity('webhook')
export class WebhookRow {
  @PrimaryColumn('text') eventId!: string;
  @Column('text') kind!: string;
  @Column('text', { nullable: true }) intentId!: string | null;
  @Column('timestamptz') receivedAt!: Date;
}
