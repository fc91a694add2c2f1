import type { AnalyticsEventName } from '@evenhand/contracts/analytics/events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often an event happened on a day of Ontario, and to how many visitors. Names nobody. */
@Entity('analytics_day')
export class DailyCount {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('text') name!: AnalyticsEventName;
  @Column('integer') count!: number;
  @Column('integer') visitors!: number;
}
