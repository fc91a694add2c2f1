import type { PlanId } from '@evenhand/contracts/billing/plans';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What svc-billing told that a case has open. */
@Entity('entitlements')
export class EntitlementRow {
  @PrimaryColumn('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('text')
  plan!: PlanId;

  @Column('timestamptz', { name: 'access_until', nullable: true })
  accessUntil!: Date | null;

  @Column('integer')
  version!: number;
}
