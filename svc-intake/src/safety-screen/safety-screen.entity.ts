import type { SafetyAnswers } from '@evenhand/contracts/intake/safety-screen';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read by the person who answered, and by the checks before an invitation and a negotiation. */
@Entity('safety_screens')
export class SafetyScreenRow {
  @PrimaryColumn('uuid') caseId!: string;
  @SealedColumn('json', { part: 'owner', wasPlain: true }) answers!: SafetyAnswers;
  @Column('boolean') goOnAnyway!: boolean;
  @Column('timestamptz') answeredAt!: Date;
}
