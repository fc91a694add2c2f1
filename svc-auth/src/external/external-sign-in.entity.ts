import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in under way at the issuer. It can be finished once, in the browser that began it. */
@Entity('external_sign_in')
export class ExternalSignIn {
  @PrimaryColumn('text') stateHash!: string;
  @Column('text') nonce!: string;
  @Column('text') codeVerifier!: string;
  @Column('text', { nullable: true }) returnTo!: string | null;
  @Column('timestamptz') expiresAt!: Date;
}
