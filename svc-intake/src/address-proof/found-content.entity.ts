import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What stood in a case before its owner proved the address: somebody else may have written it. */
@Entity('found_contents')
export class FoundContentRow {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('timestamptz') before!: Date;

  /** The version of the answers at that moment: what was answered later is hers. */
  @Column('int') answersVersion!: number;
  @Column('text', { nullable: true }) decision!: 'keep' | 'delete' | null;
  @Column('timestamptz', { nullable: true }) decidedAt!: Date | null;
}
