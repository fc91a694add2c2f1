import type { PackageState } from '@evenhand/contracts/agreement/agreement';
import type { Deal } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import type { Party } from '@evenhand/contracts/identity';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of a case's agreement and the state of its signing package. The highest version is current. */
@Entity('agreements')
export class AgreementRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') caseId!: string;
  @Column('int') version!: number;
  @Column('text') state!: PackageState;
  @Column('text') hash!: string;
  @SealedColumn('json', { part: 'shared', wasPlain: true }) document!: AgreementDocument;
  /** Kept at the first signature: a later disclosure changes the terms that it would be made from. */
  @SealedColumn('json', { part: 'shared' }) deal!: Deal | null;
  /** Answers that the document leaves blank. */
  @Column('int') missingAnswers!: number;

  /** SHA-256 of the answers it was made from. */
  @Column('text') answersHash!: string;
  /** The negotiable ones among them. */
  @SealedColumn('json', { part: 'shared', wasPlain: true }) negotiable!: Patch;
  /** SHA-256 of the financial disclosures that it was made from; null where there was none. */
  @Column('text', { nullable: true }) ownersDisclosure!: string | null;
  @Column('text', { nullable: true }) partnersDisclosure!: string | null;
  /** The invitation that showed it to the partner; null for a draft of the owner alone. */
  @Column('uuid', { nullable: true }) sharedIn!: string | null;
  /** The proposal whose acceptance made it. */
  @Column('uuid', { nullable: true }) acceptedProposal!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) readyAt!: Date | null;
  /** Days from the second approval; null before it. */
  @Column('int', { nullable: true }) coolingOffDays!: number | null;
  @Column('boolean', { nullable: true }) releasesSupport!: boolean | null;
  @Column('timestamptz', { nullable: true }) expiresAt!: Date | null;
  @Column('timestamptz', { nullable: true }) remindedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) completedAt!: Date | null;
  @Column('text', { nullable: true }) declinedBy!: Party | null;
  @SealedColumn('text', { part: 'shared', wasPlain: true }) declinedReason!: string | null;
}
