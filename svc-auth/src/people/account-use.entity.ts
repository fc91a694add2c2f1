import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last sign-in of a person, and the announced deletion of an account without any. */
@Entity('account_use')
export class AccountUse {
  @PrimaryColumn('uuid') personId!: string;
  @Column('timestamptz') lastUsedAt!: Date;
  /** Announcements sent since. */
  @Column('integer') notices!: number;
  /** When everything is deleted; null before the first announcement. */
  @Column('timestamptz', { nullable: true }) dueAt!: Date | null;
}
