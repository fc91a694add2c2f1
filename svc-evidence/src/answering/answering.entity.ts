import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner's consent that text may be sent to this provider, and to no other. */
@Entity('answering')
export class AnsweringEntity {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('text') provider!: string;
}
