import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Someone with an account. Each has one case, named here once and for all. */
@Entity('person')
export class Person {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'case_id', unique: true })
  caseId!: string;

  @Column('text', { unique: true })
  email!: string;

  /** Null until someone has shown that they read this mailbox: by a sign-in link or by an issuer that checked it. */
  @Column('timestamptz', { name: 'email_proven_at', nullable: true })
  emailProvenAt!: Date | null;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('text', { name: 'profile_image_url', nullable: true })
  profileImageUrl!: string | null;

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('timestamptz', { name: 'registered_at' })
  registeredAt!: Date;
}
