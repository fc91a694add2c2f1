import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A file that the evidence service keeps, as its events say. A deleted one stays deleted, whichever event comes first;
 * it is known by the hash of its id, so that nothing names a file that is gone.
 */
@Entity('kept_file')
export class KeptFileRow {
  @PrimaryColumn('text') fileHash!: string;
  @Column('uuid') caseId!: string;
  @Column('boolean') isDeleted!: boolean;
}
