import type { Snapshot } from '@evenhand/contracts/finance/snapshots';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A disclosure as it was frozen: its text and the SHA-256 of it. Never changed, but for the receipt and its end. */
@Entity('snapshot')
export class SnapshotRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;

  /** The half that was frozen; null for the owner's own disclosure. */
  @Column('uuid', { nullable: true }) halfId!: string | null;
  @Column('timestamptz') frozenAt!: Date;
  @Column('text') form!: Snapshot['form'];
  @Column('text') sha256!: string;
  @Column('text') content!: string;

  /** When the owner opened a half first: the receipt. Who opens the owner's own is noted with their link. */
  @Column('timestamptz', { nullable: true }) openedAt!: Date | null;

  /** When the person who froze it took it back, or the partner answered that it is not theirs; null while it counts. */
  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;
}
