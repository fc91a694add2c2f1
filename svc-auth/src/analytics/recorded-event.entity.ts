import type { AnalyticsEventName } from '@evenhand/contracts/analytics/events';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An event, stored for a month. Properties are enumerations: free text has no place in it. */
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
