import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The end of a case's log. Appending locks this row, so that entries never fork. */
@Entity('activity_head')
export class ActivityHead {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('integer') count!: number;
  @Column('text') hash!: string;
  /** Count at the last stamp; 0 before the first. */
  @Column('integer') stampedCount!: number;
  @Column('timestamptz', { nullable: true }) stampedAt!: Date | null;
}
