import type { CoupleDescribed } from '@evenhand/contracts/events/couple-described';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The latest answers about the couple. */
@Entity('couple')
export class CoupleRow {
  @PrimaryColumn('uuid') caseId!: string;
  @SealedColumn('text', { part: 'owner', wasPlain: true }) relationshipType!: CoupleDescribed['relationshipType'];
  @Column('date', { nullable: true }) marriageDate!: string | null;
  @Column('date', { nullable: true }) separationDate!: string | null;
  @Column('boolean') haveChildren!: boolean;
  @SealedColumn('text', { part: 'owner', wasPlain: true }) ownerName!: string | null;
  @SealedColumn('text', { part: 'owner', wasPlain: true }) partnerName!: string | null;
}

/** Answers that the division of property depends on. */
export type CoupleFacts = Pick<CoupleRow, 'relationshipType' | 'marriageDate' | 'separationDate'>;
