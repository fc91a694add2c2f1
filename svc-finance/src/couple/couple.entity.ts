import type { CoupleDescribed } from '@evenhand/contracts/events/couple-described';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The latest answers about the couple. */
@Entity('couple')
export class CoupleRow {
  @PrimaryColumn('uuid') caseId!: string;
  @Column('text', { nullable: true }) relationshipType!: CoupleDescribed['relationshipType'];
  @Column('date', { nullable: true }) marriageDate!: string | null;
  @Column('date', { nullable: true }) separationDate!: string | null;
  @Column('boolean') haveChildren!: boolean;
  @Column('text', { nullable: true }) ownerName!: string | null;
  @Column('text', { nullable: true }) partnerName!: string | null;
}

/** Answers that the division of property depends on. */
export type CoupleFacts = Pick<CoupleRow, 'relationshipType' | 'marriageDate' | 'separationDate' | 'haveChildren'>;
