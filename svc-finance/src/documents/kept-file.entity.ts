import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A file of the evidence service, by its events in any order; deletion is final. Stored by the hash of its id, so that
 * no row names a deleted file.
 */
@Entity('kept_file')
export class KeptFileRow {
  @PrimaryColumn('text') fileHash!: string;
  @Column('uuid') caseId!: string;
  @Column('boolean') isDeleted!: boolean;
}
