import type { DeletionReceipt } from '@evenhand/contracts/auth/deletion';
import type { KeptPart, Residue } from '@evenhand/contracts/events/case-erasure';
import type { ServiceName } from '@evenhand/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part while it is erased; see `DeletionReceipt`. */
export interface ErasingPart extends Omit<DeletionReceipt['parts'][number], 'searchedAt'> {
  service: ServiceName;
  searchedAt: string | null;
}

/** A deletion and its state: of an account, or of what a case keeps of a person without one. A finished row holds no identifier of a person. */
@Entity('deletion')
export class DeletionRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { nullable: true }) caseId!: string | null;
  @Column('uuid', { nullable: true }) personId!: string | null;
  /** Null for an account. */
  @Column('uuid', { nullable: true }) guestCaseId!: string | null;
  @Column('timestamptz') askedAt!: Date;
  @Column('timestamptz') dueAt!: Date;
  /** Null while the person can change their mind. */
  @Column('timestamptz', { nullable: true }) begunAt!: Date | null;
  /** Index into `steps`. */
  @Column('integer') step!: number;
  /** When the step is asked for, or asked for again. */
  @Column('timestamptz', { nullable: true }) nextAt!: Date | null;
  /** Address and identifying words, encrypted; null once finished. */
  @Column('bytea', { nullable: true }) sealed!: Buffer | null;
  @Column('jsonb') parts!: ErasingPart[];
  @Column('uuid', { array: true }) keys!: string[];
  @Column('text', { array: true }) kept!: KeptPart[];
  /** What the last search found. */
  @Column('jsonb') found!: Residue[];
  /** Opens the receipt on the page; null when the receipt is mailed. */
  @Column('text', { nullable: true }) tokenHash!: string | null;
  @Column('text', { nullable: true }) receipt!: string | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
}
