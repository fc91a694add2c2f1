import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one link that an address can sign in with: a newer one takes its place, the first use removes it. */
@Entity('magic_link')
export class MagicLink {
  @PrimaryColumn('text') email!: string;
  @Column('text') tokenHash!: string;
  @Column('text', { nullable: true }) returnTo!: string | null;

  /** The browser it was asked for in, by the digest of its device cookie. */
  @Column('text', { nullable: true }) askedByDevice!: string | null;
  @Column('timestamptz') expiresAt!: Date;
}
