import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One person's own lists beside the owner's: whoever reads the mailbox of the address that a link went to. */
@Entity('half')
export class HalfRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('text') email!: string;
}
