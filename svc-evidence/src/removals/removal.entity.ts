import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ForgottenPoints } from './forget-points.job.js';

/** What is to be removed when it is time, of one kind; the row goes when it is done. */
@Entity('removal')
export class RemovalEntity {
  @PrimaryColumn('uuid') id!: string;

  /** Of objects, or of folders with all below them. */
  @Column('text', { array: true, nullable: true }) keys!: string[] | null;

  /** Of an index in a Qdrant server. */
  @Column('jsonb', { nullable: true }) points!: ForgottenPoints | null;
  @Column('timestamptz') dueAt!: Date;
}
