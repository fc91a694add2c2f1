import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key of a case's files, wrapped by the master key. While the row is gone, no copy of these files can be read. */
@Entity('case_key')
export class CaseKeyEntity {
  @PrimaryColumn('uuid', { name: 'case_id' })
  caseId!: string;

  /** Names the key without telling it; a case that deletes everything begins again with another. */
  @Column('uuid')
  id!: string;

  @Column('bytea')
  wrapped!: Buffer;
}
