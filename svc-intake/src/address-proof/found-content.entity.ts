import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What stood in a case before its owner proved the address: somebody else may have written it. */
@Entity('found_contents')
export class FoundContentRow {
  @PrimaryColumn('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('timestamptz')
  before!: Date;

  /** The version of the answers at that moment: what was answered later is hers. */
  @Column('int', { name: 'answers_version' })
  answersVersion!: number;

  @Column('text', { nullable: true })
  decision!: 'keep' | 'delete' | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt!: Date | null;
}
