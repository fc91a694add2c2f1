import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the financial disclosure of a case is, as svc-finance told last. Counts and moments, no amounts. */
@Entity('case_finances')
export class FinancesRow {
  @PrimaryColumn('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('int')
  sequence!: number;

  @Column('int')
  entries!: number;

  @Column('timestamptz', { name: 'frozen_at', nullable: true })
  frozenAt!: Date | null;
}
