import type { AnalyticsEventName } from '@evenhand/contracts/analytics/events';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { DailyCount } from './daily-count.entity.js';
import type { FirstTime } from './funnels.js';
import { RecordedEvent } from './recorded-event.entity.js';

type NewEvent = Omit<RecordedEvent, 'id' | 'visitor'>;

@Injectable()
export class AnalyticsRepository {
  /**
   * Adds a visitor's events and their daily counts; `dayStart` is the start of that day in Ontario. Counts are updated
   * in order of name: with another order two visitors could deadlock.
   */
  async add(manager: EntityManager, visitor: string, events: NewEvent[], day: string, dayStart: Date): Promise<void> {
    const known = await manager.find(RecordedEvent, {
      select: { name: true },
      where: { visitor, at: MoreThanOrEqual(dayStart) },
    });
    await manager.insert(
      RecordedEvent,
      events.map((event) => ({ ...event, visitor })),
    );
    const byName = Map.groupBy(events, ({ name }) => name);
    for (const name of [...byName.keys()].sort())
      await manager.query(
        `INSERT INTO analytics_day (day, name, count, visitors) VALUES ($1, $2, $3, $4)
         ON CONFLICT (day, name) DO UPDATE
         SET count = analytics_day.count + excluded.count, visitors = analytics_day.visitors + excluded.visitors`,
        [day, name, byName.get(name)?.length, known.some((event) => event.name === name) ? 0 : 1],
      );
  }

  ofPerson(manager: EntityManager, personId: string): Promise<RecordedEvent[]> {
    return manager.find(RecordedEvent, { where: { personId }, order: { id: 'DESC' } });
  }

  daysSince(manager: EntityManager, day: string): Promise<DailyCount[]> {
    return manager.find(DailyCount, { where: { day: MoreThanOrEqual(day) }, order: { day: 'ASC', name: 'ASC' } });
  }

  /** The first time of each visitor for each name. */
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
