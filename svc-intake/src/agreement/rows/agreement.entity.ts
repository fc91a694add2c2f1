import type { PackageState } from '@evenhand/contracts/agreement/agreement';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of a case's agreement and the state of its signing package. The highest version stands. */
@Entity('agreements')
export class AgreementRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('int')
  version!: number;

  @Column('text')
  state!: PackageState;

  @Column('text')
  hash!: string;

  @Column('jsonb')
  document!: AgreementDocument;

  /** SHA-256 of the answers it was made from. */
  @Column('text', { name: 'answers_hash' })
  answersHash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'ready_at', nullable: true })
  readyAt!: Date | null;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt!: Date | null;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  @Column('text', { name: 'declined_by', nullable: true })
  declinedBy!: Party | null;

  @Column('text', { name: 'declined_reason', nullable: true })
  declinedReason!: string | null;
}
