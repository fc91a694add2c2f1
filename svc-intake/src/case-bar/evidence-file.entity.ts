import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A file of svc-evidence. The row of a deleted file stays, as its deletion event may arrive before that of its
 * storing. The key is a digest of the id, which does not identify a deleted file.
 */
@Entity('evidence_files')
export class EvidenceFileRow {
  @PrimaryColumn('text') fileDigest!: string;
  @Column('uuid') caseId!: string;
  @Column('boolean') isDeleted!: boolean;
}
