import type { EvidenceExtension, FilePurpose, Refusal } from '@evenhand/contracts/evidence/files';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const asNumber = { from: Number, to: (value: number) => value };

/** A file of a case: `awaited` from the permission to upload it until it has arrived and was judged. */
@Entity('evidence_file')
export class EvidenceFileEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;

  /** The key it is sealed with, and so the folder that it is kept in. */
  @Column('uuid') keyId!: string;
  @Column('text') name!: string;
  @Column('text') purpose!: FilePurpose;

  /** Whether its words may be read, by its owner's word; of evidence always. */
  @Column('boolean') maySearch!: boolean;
  @Column('text') extension!: EvidenceExtension;
  @Column('text') state!: 'awaited' | 'stored' | 'refused';
  @Column('text', { nullable: true }) refused!: Refusal | null;

  /** As it turned out; while it is awaited, so many bytes as room is kept for. */
  @Column('bigint', { transformer: asNumber }) size!: number;

  /** The SHA-256 of each part, in order, as it was announced; null for a file that comes as a whole. */
  @Column('text', { array: true, nullable: true }) parts!: string[] | null;
  @Column('text', { nullable: true }) sha256!: string | null;

  /** Which judgement kept it, and so where it lies; null while none did, and for files of before there were several. */
  @Column('uuid', { nullable: true }) judgement!: string | null;
  @Column('timestamptz') uploadedAt!: Date;
}
