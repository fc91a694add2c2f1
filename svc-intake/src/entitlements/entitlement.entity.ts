import type { PlanId } from '@evenhand/contracts/billing/plans';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The plan of a case, from the events of svc-billing. */
@Entity('entitlements')
export class EntitlementRow {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('text') plan!: PlanId;
  @Column('timestamptz', { nullable: true }) accessUntil!: Date | null;
  @Column('integer') version!: number;
}
