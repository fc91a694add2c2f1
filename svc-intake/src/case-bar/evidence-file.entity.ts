import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that svc-evidence keeps or kept. Deleted files stay as a mark: their news may overtake that of the storing. */
@Entity('evidence_files')
export class EvidenceFileRow {
  @PrimaryColumn('uuid', { name: 'file_id' })
  fileId!: string;

  @Column('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('boolean', { name: 'is_deleted' })
  isDeleted!: boolean;
}
