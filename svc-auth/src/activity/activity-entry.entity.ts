import type { ActivityDetail, ActivityKind } from '@evenhand/contracts/activity/kinds';
import type { ActivityEntry } from '@evenhand/contracts/activity/log';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of a case's log, never changed: see packages/activity-log. */
@Entity('activity_entry')
export class ActivityEntryRow {
  @PrimaryColumn('uuid') caseId!: string;
  @PrimaryColumn('integer') number!: number;
  @Column('timestamptz') at!: Date;
  @Column('timestamptz') recordedAt!: Date;
  @Column('text') kind!: ActivityKind;
  @Column('jsonb') detail!: ActivityDetail;
  @Column('text') previous!: string;
  @Column('text') hash!: string;
}

export const toEntry = ({ caseId: log, at, recordedAt, ...row }: ActivityEntryRow): ActivityEntry => ({
  ...row,
  log,
  at: at.toISOString(),
  recordedAt: recordedAt.toISOString(),
});
