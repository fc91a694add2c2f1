import type { IsoDate } from '@evenhand/contracts/dates';
import type { LegalAdvice, SignerRole, WrittenName } from '@evenhand/contracts/signing/signing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signatures')
export class SignatureRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @PrimaryColumn('text') role!: SignerRole;
  @Column('text') email!: string;
  @Column('jsonb') signature!: WrittenName;

  /** SHA-256 of the document that the signer was shown. */
  @Column('text') hash!: string;

  /** A party's declaration; null for witnesses. */
  @Column('text', { nullable: true }) legalAdvice!: LegalAdvice | null;

  /** The day on which a party opened the other's disclosure; null for witnesses and without a receipt. */
  @Column('date', { nullable: true }) disclosureReceivedOn!: IsoDate | null;

  /** The lawyer's number at the Law Society of Ontario; null for all other roles. */
  @Column('text', { nullable: true }) lawSocietyNumber!: string | null;

  /** The home of a witness or the office of a lawyer; null for parties. */
  @Column('text', { nullable: true }) address!: string | null;
  @Column('timestamptz') signedAt!: Date;
}
