import type { AnalyticsEventName } from '@evenhand/contracts/analytics/events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Events and visitors per day in Ontario, without ids. */
@Entity('analytics_day')
export class DailyCount {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('text') name!: AnalyticsEventName;
  @Column('integer') count!: number;
  @Column('integer') visitors!: number;
}
