import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in under way at the issuer. It can be finished once, in the browser that began it. */
@Entity('external_sign_in')
export class ExternalSignIn {
  @PrimaryColumn('text', { name: 'state_hash' })
  stateHash!: string;

  @Column('text')
  nonce!: string;

  @Column('text', { name: 'code_verifier' })
  codeVerifier!: string;

  @Column('text', { name: 'return_to', nullable: true })
  returnTo!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
