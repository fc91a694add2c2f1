import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which a person has signed in before, by the digest of the cookie it keeps. */
@Entity('trusted_device')
export class TrustedDevice {
  @PrimaryColumn('uuid', { name: 'person_id' })
  personId!: string;

  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt!: Date;
}
