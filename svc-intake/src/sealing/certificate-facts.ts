import { maskedEmail } from '@evenhand/contracts/masked-email';
import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { longDate } from '@evenhand/contracts/toronto';
import { accessWording } from '@evenhand/wording/access';
import { certificateWording } from '@evenhand/wording/certificate';
import { signingWording } from '@evenhand/wording/signing';
import { isLawyer, isParty, otherName, partyOf } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { LawyerRow } from '../agreement/rows/lawyer.entity.js';
import type { SignatureRow } from '../agreement/rows/signature.entity.js';
import type { SigningEventRow } from '../agreement/rows/signing-event.entity.js';
import type { WitnessRow } from '../agreement/rows/witness.entity.js';
import type { Signature } from '../documents/pdf/signature-page.js';
import type { Certificate, CertificateEvent, CertificateSigner } from './seal/certificate-pages.js';

export interface CompleteSigning {
  agreement: AgreementRow;
  signatures: SignatureRow[];
  witnesses: WitnessRow[];
  lawyers: LawyerRow[];
  events: SigningEventRow[];
}

const nameOf = (role: SignerRole, { agreement, witnesses, lawyers }: CompleteSigning): string => {
  const party = partyOf(role);
  if (isParty(role)) return agreement.document.parties[party];
  const named = isLawyer(role) ? lawyers : witnesses;
  return named.find((one) => one.party === party)?.name ?? '';
};

const namesOf = ({ role, signature }: SignatureRow, of: CompleteSigning) => {
  const name = nameOf(role, of);
  return { name, signedAs: otherName(name, signature) };
};

/** The statement of a witness or lawyer in the words of the page; null for a party. */
const statementOf = ({ role, lawSocietyNumber }: SignatureRow, { agreement }: CompleteSigning): string | null => {
  if (isParty(role)) return null;
  if (!isLawyer(role)) {
    const { adult, notAParty, physicallyPresent } = accessWording.witness;
    return [adult, notAParty, physicallyPresent].join(' ');
  }
  const { statements } = accessWording.lawyer;
  const client = agreement.document.parties[partyOf(role)];
  const said = Object.values(statements).map((statement) => statement(client));
  return [...said, certificateWording.lawSocietyNumber(lawSocietyNumber ?? '')].join(' ');
};

const consentOf = ({ role }: SignatureRow): string => {
  const { consentToElectronicSignature, readAndUnderstood } = signingWording;
  return isParty(role) ? `${consentToElectronicSignature} ${readAndUnderstood}` : consentToElectronicSignature;
};

const identifiedBy = ({ role, email }: SignatureRow, { events }: CompleteSigning): string => {
  const masked = maskedEmail(email);
  if (role !== 'owner') return certificateWording.linkAndCode(masked);
  const isByFactor = events.some((one) => one.role === role && one.happening === 'factor-proven');
  return isByFactor ? certificateWording.accountAndFactor(masked) : certificateWording.accountAndCode(masked);
};

/** The question of the page, and the answer that the party chose. */
const adviceOf = ({ legalAdvice }: SignatureRow): string | null => {
  const { question, ...answers } = signingWording.legalAdvice;
  return legalAdvice && `${question} ${answers[legalAdvice]}.`;
};

const disclosureOf = ({ role, disclosureReceivedOn }: SignatureRow): string | null => {
  if (!isParty(role)) return null;
  if (!disclosureReceivedOn) return certificateWording.disclosureNotOpened;
  return certificateWording.disclosureOpened(longDate(disclosureReceivedOn));
};

const signer = (signature: SignatureRow, signing: CompleteSigning): CertificateSigner => ({
  role: signature.role,
  ...namesOf(signature, signing),
  identifiedBy: identifiedBy(signature, signing),
  consent: consentOf(signature),
  disclosure: disclosureOf(signature),
  legalAdvice: adviceOf(signature),
  address: signature.address,
  statement: statementOf(signature, signing),
});

/** The act after which a place belongs to the person who has it in the end; an owner keeps theirs. */
const passes = (role: SignerRole, { happening, role: by }: SigningEventRow): boolean => {
  if (isParty(role)) return role === 'partner' && happening === 'invitation-ended';
  return by === partyOf(role) && happening === (isLawyer(role) ? 'lawyer-named' : 'witness-named');
};

/** Null where another person may have had the place at the time. */
const nameThen = (role: SignerRole, at: SigningEventRow, of: CompleteSigning): string | null => {
  const isLater = of.events.slice(of.events.indexOf(at) + 1).some((later) => passes(role, later));
  return isLater ? null : nameOf(role, of) || null;
};

const event = (row: SigningEventRow, of: CompleteSigning): CertificateEvent => ({
  at: row.at.toISOString(),
  role: row.role,
  name: row.role && nameThen(row.role, row, of),
  what: certificateWording.happenings[row.happening],
  before: row.happening === 'signed' ? row.hash : null,
  after: row.hash,
});

/** The record of signing at the end of the sealed file. */
export const certificateOf = (signing: CompleteSigning): Certificate => ({
  agreementId: signing.agreement.id,
  version: signing.agreement.version,
  documentHash: signing.agreement.hash,
  signers: signing.signatures.map((signature) => signer(signature, signing)),
  events: signing.events.map((one) => event(one, signing)),
});

export const signaturesOf = (signing: CompleteSigning): Signature[] =>
  signing.signatures.map((signature) => ({
    role: signature.role,
    ...namesOf(signature, signing),
    written: signature.signature,
    signedAt: signature.signedAt.toISOString(),
    address: signature.address,
    statement: statementOf(signature, signing),
  }));
