import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Someone with an account. Each has one case, named here once and for all. */
@Entity('person')
export class Person {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { unique: true }) caseId!: string;
  @Column('text', { unique: true }) email!: string;

  /** Null until someone has shown that they read this mailbox: by a sign-in link or by an issuer that checked it. */
  @Column('timestamptz', { nullable: true }) emailProvenAt!: Date | null;
  @Column('text', { nullable: true }) firstName!: string | null;
  @Column('text', { nullable: true }) lastName!: string | null;
  @Column('text', { nullable: true }) profileImageUrl!: string | null;
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('timestamptz') registeredAt!: Date;
}
