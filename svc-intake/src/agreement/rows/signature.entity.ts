import type { IsoDate } from '@evenhand/contracts/dates';
import type { LegalAdvice, SignerRole, WrittenName } from '@evenhand/contracts/signing/signing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signatures')
export class SignatureRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @PrimaryColumn('text') role!: SignerRole;
  @Column('text') email!: string;
  @Column('jsonb') signature!: WrittenName;

  /** Of the document that was on the screen. */
  @Column('text') hash!: string;

  /** What a party declared; null for witnesses. */
  @Column('text', { nullable: true }) legalAdvice!: LegalAdvice | null;

  /** The day on which a party had the other's disclosure, as they declared; null for witnesses. */
  @Column('date', { nullable: true }) disclosureReceivedOn!: IsoDate | null;

  /** The number of a lawyer at the Law Society of Ontario; null for everyone else. */
  @Column('text', { nullable: true }) lawSocietyNumber!: string | null;

  /** Where a witness lives or a lawyer practises; null for parties. */
  @Column('text', { nullable: true }) address!: string | null;
  @Column('timestamptz') signedAt!: Date;
}
