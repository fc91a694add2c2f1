import type { Snapshot } from '@evenhand/contracts/finance/snapshots';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A disclosure as it was frozen: its text and the SHA-256 of it. Never changed. */
@Entity('snapshot')
export class SnapshotRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('timestamptz', { name: 'frozen_at' })
  frozenAt!: Date;

  @Column('text')
  form!: Snapshot['form'];

  @Column('text')
  sha256!: string;

  @Column('text')
  content!: string;
}
