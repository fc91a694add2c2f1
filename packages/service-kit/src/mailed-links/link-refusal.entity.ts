import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Refusal } from './mailed-link.js';

/** A refused use of a link, for `npm run why`. */
@Entity('link_refusals')
export class LinkRefusalRow {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('uuid') linkId!: string;
  @Column('timestamptz') at!: Date;

  /** 'open', 'enter', 'renew', … */
  @Column('text') act!: string;
  @Column('text') because!: Refusal;
}
