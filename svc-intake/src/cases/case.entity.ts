import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One couple's case. The owner's data is a projection of `person.registered`. */
@Entity('cases')
export class Case {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') personId!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) firstName!: string | null;
  @Column('text', { nullable: true }) lastName!: string | null;
  @Column('timestamptz') openedAt!: Date;
}
