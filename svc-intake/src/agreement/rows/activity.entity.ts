import type { ActivityKind } from '@evenhand/wording/activity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that happened in a case, for its owner's dashboard. The sentence is in wording; no name is kept. */
@Entity('activities')
export class ActivityRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('text') kind!: ActivityKind;
  @Column('timestamptz') at!: Date;
}
