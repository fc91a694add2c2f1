import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A file that svc-evidence keeps or kept. Deleted files stay as a mark, because their news may overtake that of the
 * storing; the mark is the digest of the id, so nothing here names a file that was deleted.
 */
@Entity('evidence_files')
export class EvidenceFileRow {
  @PrimaryColumn('text') fileDigest!: string;
  @Column('uuid') caseId!: string;
  @Column('boolean') isDeleted!: boolean;
}
