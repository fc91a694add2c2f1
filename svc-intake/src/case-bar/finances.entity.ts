import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the financial disclosure of a case is, as svc-finance told last. Counts and moments, no amounts. */
@Entity('case_finances')
export class FinancesRow {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('int') sequence!: number;
  @Column('int') entries!: number;
  @Column('timestamptz', { nullable: true }) frozenAt!: Date | null;
}
