import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An authenticator app (TOTP, RFC 6238). */
@Entity('app_factor')
export class AppFactor {
  @PrimaryColumn('uuid') personId!: string;
  /** Encrypted, bound to the person. */
  @Column('bytea') secret!: Buffer;
  /** Null until a first code confirms that the app has the secret. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  /** The time step of the last accepted code: each code works once. */
  @Column('integer', { nullable: true }) lastStep!: number | null;
}
