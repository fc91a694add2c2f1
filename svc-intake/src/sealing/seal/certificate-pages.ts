import type { Moment } from '@evenhand/contracts/dates';
import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { drawFields, type Field } from '@evenhand/paper/fields';
import type { Paper } from '@evenhand/paper/paper';
import { documentsWording } from '@evenhand/wording/documents';
import { printedMoment } from '../../documents/pdf/signature-page.js';
import { agreementMark } from '../../seals/agreement-mark.js';

/** One line of the record of signing. */
export interface CertificateEvent {
  readonly at: Moment;
  /** Null for an act of the service. */
  readonly role: SignerRole | null;
  /** Null as well where another person may have had the place at the time. */
  readonly name: string | null;
  readonly what: string;
  /** SHA-256 of the document before and after the event. */
  readonly before: string | null;
  readonly after: string | null;
}

/** One of the four who signed, and how they were identified. */
export interface CertificateSigner {
  readonly role: SignerRole;
  readonly name: string;
  /** The name written, where it is another than `name`. */
  readonly signedAs: string | null;
  readonly identifiedBy: string;
  /** The consent to electronic signing. */
  readonly consent: string;
  /** A party's declarations on disclosure and legal advice; null for witnesses. */
  readonly disclosure: string | null;
  readonly legalAdvice: string | null;
  /** Null for parties. */
  readonly address: string | null;
  readonly statement: string | null;
}

export interface Certificate {
  readonly agreementId: string;
  readonly version: number;
  /** The hash that both approved and all four signed. */
  readonly documentHash: string;
  readonly signers: readonly CertificateSigner[];
  readonly events: readonly CertificateEvent[];
}

const words = documentsWording.certificate;

/** The record of signing: the document, the four who signed, and every event. */
export function drawCertificatePages(paper: Paper, certificate: Certificate): void {
  paper.newPage();
  paper.group('Sect', () => {
    paper.text('H2', words.heading, paper.sheet.styles.heading);
    paper.space(4);
    paper.text('P', words.introduction, paper.sheet.styles.body);
    paper.space(10);
    drawFields(paper, [
      { label: words.agreement, value: agreementMark(certificate.agreementId) },
      { label: words.version, value: String(certificate.version) },
      { label: words.documentHash, value: certificate.documentHash },
    ]);
    drawPart(paper, words.signers, certificate.signers, drawSigner);
    drawPart(paper, words.events, certificate.events, drawEvent);
  });
}

function drawPart<Item>(
  paper: Paper,
  heading: string,
  items: readonly Item[],
  draw: (paper: Paper, item: Item) => void,
) {
  paper.space(14);
  paper.group('Sect', () => {
    paper.text('H3', heading, paper.sheet.styles.article, { keep: 60 });
    paper.space(2);
    for (const item of items) draw(paper, item);
  });
}

function drawSigner(paper: Paper, signer: CertificateSigner): void {
  drawEntry(paper, documentsWording.signatures.roles[signer.role], [
    { label: words.name, value: signer.name },
    { label: documentsWording.signatures.signedAs, value: signer.signedAs },
    { label: words.identifiedBy, value: signer.identifiedBy },
    { label: words.consent, value: signer.consent },
    { label: words.disclosure, value: signer.disclosure },
    { label: words.legalAdvice, value: signer.legalAdvice },
    { label: documentsWording.signatures.address, value: signer.address },
    { label: documentsWording.signatures.statement, value: signer.statement },
  ]);
}

function drawEvent(paper: Paper, event: CertificateEvent): void {
  drawEntry(paper, event.what, [
    { label: words.at, value: printedMoment(event.at) },
    { label: words.who, value: whoOf(event.role, event.name) },
    { label: words.before, value: event.before },
    { label: words.after, value: event.after },
  ]);
}

function whoOf(role: SignerRole | null, name: string | null): string {
  if (!role) return words.service;
  const part = documentsWording.signatures.roles[role];
  return name ? words.roleAndName(part, name) : words.roleThen(part);
}

/** A bold line and its known fields. */
function drawEntry(paper: Paper, title: string, fields: readonly { label: string; value: string | null }[]): void {
  const known = fields.filter((field): field is Field => field.value !== null);
  paper.space(6);
  paper.text('P', title, paper.sheet.styles.cellHead, {
    keep: paper.sheet.styles.cell.leading * Math.min(known.length, 6),
  });
  drawFields(paper, known);
}
