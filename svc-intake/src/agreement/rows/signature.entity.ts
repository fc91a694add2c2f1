import type { IsoDate } from '@evenhand/contracts/dates';
import type { LegalAdvice, SignerRole, WrittenName } from '@evenhand/contracts/signing/signing';
import { AddressColumn } from '@evenhand/service-kit/sealed-addresses/address-column';
import { SealedColumn } from '@evenhand/service-kit/sealed-columns/sealed-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signatures')
export class SignatureRow {
  @PrimaryColumn('uuid') agreementId!: string;
  @PrimaryColumn('text') role!: SignerRole;
  @Column('uuid') caseId!: string;
  @AddressColumn() email!: string;
  @SealedColumn('json', { part: 'shared', wasPlain: true }) signature!: WrittenName;

  /** SHA-256 of the document that the signer was shown. */
  @Column('text') hash!: string;

  /** A party's declaration; null for witnesses. */
  @Column('text', { nullable: true }) legalAdvice!: LegalAdvice | null;

  /** The day on which a party opened the other's disclosure; null for witnesses and without a receipt. */
  @Column('date', { nullable: true }) disclosureReceivedOn!: IsoDate | null;

  /** The lawyer's number at the Law Society of Ontario; null for all other roles. */
  @SealedColumn('text', { part: 'shared', wasPlain: true }) lawSocietyNumber!: string | null;

  /** The home of a witness or the office of a lawyer; null for parties. */
  @SealedColumn('text', { part: 'shared', wasPlain: true }) address!: string | null;
  @Column('timestamptz') signedAt!: Date;
}
