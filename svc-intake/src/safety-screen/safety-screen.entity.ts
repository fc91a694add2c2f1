import type { SafetyAnswers } from '@evenhand/contracts/intake/safety-screen';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read by the person who answered and by the check before an invitation; by nothing else. */
@Entity('safety_screens')
export class SafetyScreenRow {
  @PrimaryColumn('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('jsonb')
  answers!: SafetyAnswers;

  @Column('boolean', { name: 'go_on_anyway' })
  goOnAnyway!: boolean;

  @Column('timestamptz', { name: 'answered_at' })
  answeredAt!: Date;
}
