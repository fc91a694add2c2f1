import type { CoupleDescribed } from '@evenhand/contracts/events/couple-described';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the intake said last of the two of them. */
@Entity('couple')
export class CoupleRow {
  @PrimaryColumn('uuid', { name: 'case_id' })
  caseId!: string;

  @Column('text', { name: 'relationship_type', nullable: true })
  relationshipType!: CoupleDescribed['relationshipType'];

  @Column('date', { name: 'marriage_date', nullable: true })
  marriageDate!: string | null;

  @Column('date', { name: 'separation_date', nullable: true })
  separationDate!: string | null;

  @Column('boolean', { name: 'have_children' })
  haveChildren!: boolean;

  @Column('text', { name: 'owner_name', nullable: true })
  ownerName!: string | null;

  @Column('text', { name: 'partner_name', nullable: true })
  partnerName!: string | null;
}
