import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that the evidence service keeps, as its events say. A deleted one stays as that, whichever event comes first. */
@Entity('kept_file')
export class KeptFileRow {
  @PrimaryColumn('uuid') fileId!: string;
  @Column('uuid') caseId!: string;
  @Column('boolean') isDeleted!: boolean;
}
