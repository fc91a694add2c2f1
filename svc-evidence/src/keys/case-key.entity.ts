import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which key a case has. The key itself is a file (`KeyFiles`): without row or file, no copy of its evidence can be read. */
@Entity('case_key')
export class CaseKeyEntity {
  @PrimaryColumn('uuid') caseId!: string;

  /** Names the key without telling it; a case that deletes everything begins again with another. */
  @Column('uuid') id!: string;

  /** The wrapped key, as an earlier release kept it here; moved to its file when the service starts. */
  @Column('bytea', { nullable: true }) wrapped!: Buffer | null;
}
