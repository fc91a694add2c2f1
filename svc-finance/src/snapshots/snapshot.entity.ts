import type { Snapshot } from '@evenhand/contracts/finance/snapshots';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A frozen disclosure: text and SHA-256. Immutable except for its receipt and its end. */
@Entity('snapshot')
export class SnapshotRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;

  /** Null for the owner's disclosure. */
  @Column('uuid', { nullable: true }) halfId!: string | null;
  @Column('timestamptz') frozenAt!: Date;
  @Column('text') form!: Snapshot['form'];
  @Column('text') sha256!: string;
  @SealedColumn('text', { part: 'shared', wasPlain: true }) content!: string;

  /** When the owner first opened a half. Openings of the owner's disclosure are stored with its links. */
  @Column('timestamptz', { nullable: true }) openedAt!: Date | null;

  /** When it was withdrawn by its author or declined by the partner; null while it counts. */
  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;

  /** When its owner deleted their account; the content is empty from then on. */
  @Column('timestamptz', { nullable: true }) erasedAt!: Date | null;
}
