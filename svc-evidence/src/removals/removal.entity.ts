import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ForgottenPoints } from './forget-points.job.js';

/** Deleted when the removal is done. */
@Entity('removal')
export class RemovalEntity {
  @PrimaryColumn('uuid') id!: string;

  @Column('text', { array: true, nullable: true }) keys!: string[] | null;

  @Column('jsonb', { nullable: true }) points!: ForgottenPoints | null;
  @Column('timestamptz') dueAt!: Date;
}
