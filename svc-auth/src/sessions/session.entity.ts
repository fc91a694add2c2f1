import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Person } from '../people/person.entity.js';

/** A person signed in on one device. The cookie's value is not here, only its SHA-256. */
@Entity('session')
export class Session {
  /** Public handle: shown in the list of sessions, authenticates nothing. */
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { unique: true }) tokenHash!: string;
  @Column('uuid') personId!: string;

  @ManyToOne(() => Person, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'person_id' })
  person!: Relation<Person>;

  @Column('text') device!: string;

  /** When it began with a proof that the person reads their mailbox; null when it began otherwise. */
  @Column('timestamptz', { nullable: true }) addressProvenAt!: Date | null;
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz') lastUsedAt!: Date;
}
