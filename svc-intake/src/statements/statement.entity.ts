import type { FinancialStatement, HalfStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A frozen disclosure, from an event of svc-finance. A revoked one keeps its hash alone. */
@Entity('case_statements')
export class StatementRow {
  @PrimaryColumn('uuid') caseId!: string;
  @PrimaryColumn('text') sha256!: string;
  @Column('text', { nullable: true }) party!: Party | null;
  /** Where the link to the partner's half was sent; empty for the owner's. */
  @AddressColumn() address!: string;
  @Column('timestamptz', { nullable: true }) frozenAt!: Date | null;
  @SealedColumn('json', { part: 'shared', wasPlain: true }) statement!: FinancialStatement | HalfStatement | null;
  @Column('boolean') revoked!: boolean;
}
