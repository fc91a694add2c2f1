import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The progress of a case's disclosure, from the last event of svc-finance. Counts and moments, no amounts. */
@Entity('case_finances')
export class FinancesRow {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('int') sequence!: number;
  @Column('int') entries!: number;
  @Column('int') documentsProvided!: number;
  @Column('int') missingValues!: number;
  @Column('timestamptz', { nullable: true }) frozenAt!: Date | null;
}
