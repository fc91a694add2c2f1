import type { EvidenceExtension, FilePurpose, Refusal } from '@evenhand/contracts/evidence/files';
import { PrivateColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const asNumber = { from: Number, to: (value: number) => value };

/** `awaited` from the permission to upload until it was received and judged. */
@Entity('evidence_file')
export class EvidenceFileEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;

  /** The key it is sealed with; also the folder that it is stored in. */
  @Column('uuid') keyId!: string;
  @PrivateColumn() name!: string;
  @Column('text') purpose!: FilePurpose;

  /** Whether its owner allows its text to be searched; always true for evidence. */
  @Column('boolean') maySearch!: boolean;
  @Column('text') extension!: EvidenceExtension;
  @Column('text') state!: 'awaited' | 'stored' | 'refused';
  @Column('text', { nullable: true }) refused!: Refusal | null;

  /** Actual size; while awaited, the bytes reserved for it. */
  @Column('bigint', { transformer: asNumber }) size!: number;

  /** SHA-256 of each announced part, in order; null for an upload in one piece. */
  @Column('text', { array: true, nullable: true }) parts!: string[] | null;
  @Column('text', { nullable: true }) sha256!: string | null;

  /** The judgement that stored it, which is part of its place; null before one, and for older files. */
  @Column('uuid', { nullable: true }) judgement!: string | null;
  @Column('timestamptz') uploadedAt!: Date;
}
