import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The content of a case from before its owner verified the address: a stranger may have written it. */
@Entity('found_contents')
export class FoundContentRow {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('timestamptz') before!: Date;

  /** The version of the answers at that moment: later answers are the owner's. */
  @Column('int') answersVersion!: number;
  @Column('text', { nullable: true }) decision!: 'keep' | 'delete' | null;
  @Column('timestamptz', { nullable: true }) decidedAt!: Date | null;
}
