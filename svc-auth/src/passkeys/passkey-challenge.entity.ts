import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `add` and `prove` in a session, `sign-in` in a browser without one. */
export type PasskeyPurpose = 'add' | 'prove' | 'sign-in';

/** A challenge of WebAuthn, used once. */
@Entity('passkey_challenge')
export class PasskeyChallenge {
  @PrimaryColumn('text') challengeHash!: string;
  @Column('text') purpose!: PasskeyPurpose;
  /** The session or the browser that asked, and the only one that answers. */
  @Column('text') askedBy!: string;
  @Column('timestamptz') expiresAt!: Date;
}
