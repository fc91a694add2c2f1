import type { AnalyticsEventName } from '@evenhand/contracts/analytics/events';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A single event, kept for a month. Its properties are closed values: there is no place for words of a person. */
@Entity('analytics_event')
export class RecordedEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid') visitor!: string;
  @Column('uuid', { nullable: true }) personId!: string | null;
  @Column('text') name!: AnalyticsEventName;
  @Column('jsonb') properties!: Record<string, string | boolean>;
  @Column('timestamptz') at!: Date;
}
