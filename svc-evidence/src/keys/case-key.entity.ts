import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key is a file (`KeyFiles`): without row or file, no copy of the case's evidence can be read. */
@Entity('case_key')
export class CaseKeyEntity {
  @PrimaryColumn('uuid') caseId!: string;

  /** Not secret; after "delete all" the case gets another. */
  @Column('uuid') id!: string;

  /** The wrapped key of an earlier release; moved to its file at start. */
  @Column('bytea', { nullable: true }) wrapped!: Buffer | null;
}
