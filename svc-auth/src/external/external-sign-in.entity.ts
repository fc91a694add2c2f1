import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in in progress at the issuer; completed once, in the same browser. */
@Entity('external_sign_in')
export class ExternalSignIn {
  @PrimaryColumn('text') stateHash!: string;
  @Column('text') nonce!: string;
  @Column('text') codeVerifier!: string;
  @Column('text', { nullable: true }) returnTo!: string | null;
  @Column('timestamptz') expiresAt!: Date;
}
