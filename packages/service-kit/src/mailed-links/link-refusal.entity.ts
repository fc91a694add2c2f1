import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Refusal } from './mailed-link.js';

/** A link that was tried and did not work: what `npm run why` prints. */
@Entity('link_refusals')
export class LinkRefusalRow {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('uuid') linkId!: string;
  @Column('timestamptz') at!: Date;

  /** What was tried: 'open', 'enter', 'renew', … */
  @Column('text') act!: string;
  @Column('text') because!: Refusal;
}
