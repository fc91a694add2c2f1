import type { WayIn } from '@evenhand/contracts/activity/kinds';
import type { FactorKind } from '@evenhand/contracts/auth/sessions';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Person } from '../people/person.entity.js';

/** Stores the SHA-256 of the cookie, not its value. */
@Entity('session')
export class Session {
  /** Public handle for the list of sessions; authenticates nothing. */
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { unique: true }) tokenHash!: string;
  @Column('uuid') personId!: string;

  @ManyToOne(() => Person, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'person_id' })
  person!: Relation<Person>;

  @Column('text') device!: string;
  /** SHA-256 of the device cookie; null before it was recorded. */
  @Column('text', { nullable: true }) deviceHash!: string | null;
  @Column('text', { nullable: true }) way!: WayIn | null;
  @Column('text', { nullable: true }) factor!: FactorKind | null;

  /** Set when the session began with a proof of the address. */
  @Column('timestamptz', { nullable: true }) addressProvenAt!: Date | null;
  /** The last proof of the second factor in this session. */
  @Column('timestamptz', { nullable: true }) factorProvenAt!: Date | null;
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz') lastUsedAt!: Date;
}
