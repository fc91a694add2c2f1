import { Column, Entity, PrimaryColumn } from 'typeorm';

export type RefusedBecause = 'expired' | 'replaced' | 'used-or-unknown';

/** A sign-in link of a person that was opened and did not work: the record behind the answer to 'why can I not sign in'. */
@Entity('link_refusal')
export class LinkRefusal {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('uuid') personId!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') because!: RefusedBecause;

  /** The kind of browser, as the list of sessions names it. */
  @Column('text') device!: string;
}
