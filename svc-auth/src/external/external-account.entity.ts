import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account at an OpenID Connect issuer, linked to a person. */
@Entity('external_account')
export class ExternalAccount {
  @PrimaryColumn('text') issuer!: string;
  @PrimaryColumn('text') subject!: string;
  @Column('uuid') personId!: string;
  @Column('timestamptz') linkedAt!: Date;
}
