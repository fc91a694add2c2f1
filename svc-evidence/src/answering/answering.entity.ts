import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The word of a case's owner that text may go to this provider, and to no other. */
@Entity('answering')
export class AnsweringEntity {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('text') provider!: string;
}
