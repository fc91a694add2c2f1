import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one link by which an address may choose a new password: a newer one takes its place, its use removes it. */
@Entity('password_reset')
export class ResetLink {
  @PrimaryColumn('text') email!: string;
  @Column('text') tokenHash!: string;
  @Column('timestamptz') expiresAt!: Date;
}
