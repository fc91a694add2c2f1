import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a case whose words can be searched. */
@Entity('indexed_file')
export class IndexedFile {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('integer')
  words!: number;

  @Column('timestamptz', { name: 'indexed_at' })
  indexedAt!: Date;
}
