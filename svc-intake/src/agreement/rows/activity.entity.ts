import type { ActivityKind } from '@evenhand/wording/activity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of the dashboard's activity list. The sentence is in wording; no name is stored. */
@Entity('activities')
export class ActivityRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('text') kind!: ActivityKind;
  @Column('timestamptz') at!: Date;
}
