import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key is in the key store: without row or store, no copy of the case's evidence can be read. */
@Entity('case_key')
export class CaseKeyEntity {
  @PrimaryColumn('uuid') caseId!: string;

  /** Not secret; after "delete all" the case gets another. */
  @Column('uuid') id!: string;

  /** The key encrypted by a key service; null when it is a file. */
  @Column('bytea', { nullable: true }) wrapped!: Buffer | null;
}
