import { Column, Entity, PrimaryColumn } from 'typeorm';

export const refusedActs = ['open', 'enter', 'renew', 'not-me', 'download'] as const;
export type RefusedAct = (typeof refusedActs)[number];

/** A link that was tried and did not work: the record behind the answer to 'why does this link not work'. */
@Entity('link_refusals')
export class LinkRefusalRow {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: string;

  /** A link, or a download. */
  @Column('uuid') linkId!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') act!: RefusedAct;

  /** A reason of LinkEnd, 'expired', or 'no-longer-stands'. */
  @Column('text') because!: string;
}
