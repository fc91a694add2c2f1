import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account at an OpenID Connect issuer that a person signs in with. */
@Entity('external_account')
export class ExternalAccount {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  subject!: string;

  @Column('uuid', { name: 'person_id' })
  personId!: string;

  @Column('timestamptz', { name: 'linked_at' })
  linkedAt!: Date;
}
