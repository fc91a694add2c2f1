import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The version in which a field was changed last; fields never changed are left out. */
export type FieldVersions = Partial<Record<IntakeField, number>>;

@Entity('intakes')
export class IntakeRow {
  @PrimaryColumn('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('jsonb')
  record!: IntakeRecord;

  @Column('int')
  version!: number;

  @Column('jsonb', { name: 'field_versions' })
  fieldVersions!: FieldVersions;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt!: Date;

  /** The answers as their author checked and submitted them: agreements are made from these. */
  @Column('jsonb', { name: 'submitted_record', nullable: true })
  submittedRecord!: IntakeRecord | null;

  @Column('timestamptz', { name: 'submitted_at', nullable: true })
  submittedAt!: Date | null;
}
