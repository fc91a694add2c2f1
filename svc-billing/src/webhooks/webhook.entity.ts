import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A webhook that came; the same event is kept once, however often it comes. */
@Entity('webhook')
export class WebhookRow {
  @PrimaryColumn('text') eventId!: string;
  @Column('text') kind!: string;
  @Column('text', { nullable: true }) intentId!: string | null;
  @Column('timestamptz') receivedAt!: Date;
}
