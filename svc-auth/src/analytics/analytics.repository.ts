import type { AnalyticsEventName } from '@evenhand/contracts/analytics/events';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { DailyCount } from './daily-count.entity.js';
import type { FirstTime } from './funnels.js';
import { RecordedEvent } from './recorded-event.entity.js';

type NewEvent = Omit<RecordedEvent, 'id'>;

@Injectable()
export class AnalyticsRepository {
  /** Adds the event and counts it on its day; the visitor counts once a day. `dayStart` is when that day began. */
  async add(manager: EntityManager, event: NewEvent, day: string, dayStart: Date): Promise<void> {
    const { visitor, name } = event;
    const wasHereToday = await manager.existsBy(RecordedEvent, { visitor, name, at: MoreThanOrEqual(dayStart) });
    await manager.insert(RecordedEvent, event);
    await manager.query(
      `INSERT INTO analytics_day (day, name, count, visitors) VALUES ($1, $2, 1, $3)
       ON CONFLICT (day, name) DO UPDATE
       SET count = analytics_day.count + 1, visitors = analytics_day.visitors + excluded.visitors`,
      [day, name, wasHereToday ? 0 : 1],
    );
  }

  ofPerson(manager: EntityManager, personId: string): Promise<RecordedEvent[]> {
    return manager.find(RecordedEvent, { where: { personId }, order: { id: 'DESC' } });
  }

  daysSince(manager: EntityManager, day: string): Promise<DailyCount[]> {
    return manager.find(DailyCount, { where: { day: MoreThanOrEqual(day) }, order: { day: 'ASC', name: 'ASC' } });
  }

  /** When each visitor first did each of the named things. */
  async firstTimes(manager: EntityManager, names: AnalyticsEventName[]): Promise<FirstTime[]> {
    return manager
      .createQueryBuilder(RecordedEvent, 'event')
      .select('event.visitor', 'visitor')
      .addSelect('event.name', 'name')
      .addSelect('min(event.at)', 'at')
      .where('event.name IN (:...names)', { names })
      .groupBy('event.visitor')
      .addGroupBy('event.name')
      .getRawMany<FirstTime>();
  }

  async deleteOfVisitor(manager: EntityManager, visitor: string): Promise<void> {
    await manager.delete(RecordedEvent, { visitor });
  }

  async deleteOfPerson(manager: EntityManager, personId: string): Promise<void> {
    await manager.delete(RecordedEvent, { personId });
  }

  async deleteOlderThan(manager: EntityManager, events: Date, day: string): Promise<void> {
    await manager.delete(RecordedEvent, { at: LessThan(events) });
    await manager.delete(DailyCount, { day: LessThan(day) });
  }
}
