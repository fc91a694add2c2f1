import type { FinancialStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one of the two disclosed last, as svc-finance told it: the agreement's schedules A to C are made from it. */
@Entity('case_statements')
export class StatementRow {
  @PrimaryColumn('uuid') caseId!: string;
  @PrimaryColumn('text') party!: Party;
  @Column('timestamptz') frozenAt!: Date;
  @Column('jsonb') statement!: FinancialStatement;

  /** When the other of the two opened it first; null while they did not. */
  @Column('timestamptz', { nullable: true }) openedAt!: Date | null;
}
