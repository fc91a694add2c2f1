import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Person } from '../people/person.entity.js';

/** A person signed in on one device. The cookie's value is not here, only its SHA-256. */
@Entity('session')
export class Session {
  /** Public handle: shown in the list of sessions, authenticates nothing. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'token_hash', unique: true })
  tokenHash!: string;

  @Column('uuid', { name: 'person_id' })
  personId!: string;

  @ManyToOne(() => Person, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'person_id' })
  person!: Relation<Person>;

  @Column('text')
  device!: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt!: Date;
}
