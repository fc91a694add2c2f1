import { crc32, deflateSync } from 'node:zlib';
import type { SignerRole } from '@evenhand/contracts/signing/signing';
import type { SigningHappening } from '../../src/agreement/rows/signing-event.entity.js';
import { documentHash } from '../../src/documents/document-hash.js';
import type { Signature } from '../../src/documents/pdf/signature-page.js';
import type { CompleteSigning } from '../../src/sealing/certificate-facts.js';
import type { Certificate, CertificateEvent } from '../../src/sealing/seal/certificate-pages.js';
import type { Signed } from '../../src/sealing/seal/signed-pdf.js';
import { accentedName, arabicName, sampleAgreement } from '../documents/sample-agreement.js';

export const agreementId = '3f0c6a52-9f0e-4d57-8f2b-0a9d5e1c7b41';
const hash = documentHash(sampleAgreement);
const statement =
  'I am an adult, I am not one of the two people of this agreement, and I was present and saw them sign.';

const people: Record<SignerRole, string> = {
  owner: sampleAgreement.parties.owner,
  'owner-witness': accentedName,
  partner: sampleAgreement.parties.partner,
  'partner-witness': arabicName,
  'owner-lawyer': accentedName,
  'partner-lawyer': arabicName,
};
const roles: readonly SignerRole[] = ['owner', 'owner-witness', 'partner', 'partner-witness'];

const signatures = roles.map((role, index): Signature => {
  const isWitness = role.endsWith('witness');
  const name = people[role];
  return {
    role,
    name,
    signedAs: null,
    written: index === 2 ? { kind: 'drawn', name, image: drawing() } : { kind: 'typed', name },
    signedAt: `2026-11-21T15:0${index}:12.345Z`,
    address: isWitness ? '12 Queen Street West, Apt 1407, Toronto ON M5H 2N2' : null,
    statement: isWitness ? statement : null,
  };
});

const whats = ['Opened the link', 'Confirmed with the code sent by e-mail', 'Agreed to sign electronically', 'Signed'];
const events = roles.flatMap((role, signer) =>
  whats.map(
    (what, index): CertificateEvent => ({
      at: `2026-11-21T15:0${signer}:0${index}.000Z`,
      role,
      name: people[role],
      what,
      before: hash,
      after: hash,
    }),
  ),
);

const certificate: Certificate = {
  agreementId,
  version: 3,
  documentHash: hash,
  signers: signatures.map(({ role, name, address, statement }) => ({
    role,
    name,
    signedAs: null,
    identifiedBy: 'a code of six digits sent to their e-mail address',
    consent: 'I agree to sign this document electronically. My electronic signature counts like one on paper.',
    disclosure: address ? null : 'Opened the other’s financial disclosure in Evenhand on 20 November 2026.',
    legalAdvice: address ? null : 'Did you get advice from a lawyer of your own? Yes, I had legal advice.',
    address,
    statement,
  })),
  events: [
    ...events,
    {
      at: '2026-11-21T15:05:00.000Z',
      role: null,
      name: null,
      what: 'Sealed',
      before: hash,
      after: null,
    },
  ],
};

/** An agreement with four signatures, one of them drawn, and a record of seventeen events. */
export const sampleSigned: Signed = {
  document: sampleAgreement,
  signatures,
  certificate,
  signedAt: new Date('2026-11-21T15:04:30.000Z'),
};

const caseId = '7d1c2a36-1f0e-4d57-8f2b-0a9d5e1c7b42';
const at = new Date('2026-11-21T15:00:00.000Z');
const unread = { missingAnswers: 0, answersHash: hash, negotiable: {}, ownersDisclosure: null };

/** The rows of a signing in which the people who have the places in the end did only what the last events are. */
export const signingWith = (
  happened: readonly (readonly [SignerRole | null, SigningHappening])[],
  signed: readonly Partial<CompleteSigning['signatures'][number]>[] = [],
): CompleteSigning => ({
  agreement: {
    ...unread,
    id: agreementId,
    caseId,
    version: 1,
    state: 'partially_signed',
    hash,
    document: sampleAgreement,
    partnersDisclosure: null,
    deal: null,
    sharedIn: null,
    acceptedProposal: null,
    createdAt: at,
    readyAt: at,
    coolingOffDays: 3,
    releasesSupport: false,
    expiresAt: at,
    remindedAt: null,
    completedAt: null,
    declinedBy: null,
    declinedReason: null,
  },
  signatures: signed.map((one) => ({
    agreementId,
    caseId,
    role: 'owner',
    email: 'anna@mail.test',
    signature: { kind: 'typed', name: people.owner },
    hash,
    legalAdvice: null,
    disclosureReceivedOn: null,
    lawSocietyNumber: null,
    address: null,
    signedAt: at,
    ...one,
  })),
  witnesses: [{ agreementId, caseId, party: 'owner', name: 'Bob Brown', email: 'bob@mail.test' }],
  lawyers: [{ agreementId, caseId, party: 'owner', name: 'Lee Lawyer', email: 'lee@mail.test' }],
  events: happened.map(([role, happening], index) => ({
    id: String(index),
    agreementId,
    at,
    role,
    happening,
    ip: null,
    userAgent: null,
    hash,
  })),
});

/** A slanted stroke as a PNG with transparency, as a signature pad writes it. */
function drawing(): string {
  const [width, height] = [300, 80];
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 4);
    for (let x = 0; x < width; x += 1) {
      if (Math.abs(y - 40 - 30 * Math.sin(x / 25)) < 2) row.writeUInt32BE(0x1b2430ff, 1 + x * 4);
    }
    return row;
  });
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const png = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(png).toString('base64')}`;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
