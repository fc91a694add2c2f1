import type { Moment } from '@evenhand/contracts/dates';
import { lawyerRoles, type SignerRole, signerRoles, type WrittenName } from '@evenhand/contracts/signing/signing';
import { exactTime, longDate, longDay } from '@evenhand/contracts/toronto';
import { isHandwritable } from '@evenhand/paper/faces';
import { drawFields, type Field } from '@evenhand/paper/fields';
import type { Paper } from '@evenhand/paper/paper';
import { ruleColour } from '@evenhand/paper/type';
import { documentsWording } from '@evenhand/wording/documents';

/** A signature on the signature page. A party has no address and no statement. */
export interface Signature {
  readonly role: SignerRole;
  readonly name: string;
  /** The name written, where it is another than `name`. */
  readonly signedAs: string | null;
  readonly written: WrittenName;
  readonly signedAt: Moment;
  readonly address: string | null;
  readonly statement: string | null;
}

/** For example `21 November 2026, 19:04:05.123 EST (22 November 2026, 00:04:05.123 UTC)`. */
export function printedMoment(moment: Moment): string {
  const [date = '', time = ''] = new Date(moment).toISOString().slice(0, -1).split('T');
  return documentsWording.moment(longDay(moment), exactTime(moment), longDate(date), time);
}

const words = documentsWording.signatures;
const ROOM = { width: 300, height: 48 } as const;

/** Places for both parties and their witnesses on one page, then the certificates of lawyers. */
export function drawSignaturePage(
  paper: Paper,
  parties: { owner: string; partner: string },
  signatures: readonly Signature[],
): void {
  paper.group('Sect', () => {
    paper.text('H2', words.heading, paper.sheet.styles.heading);
    paper.space(4);
    paper.text('P', words.introduction, paper.sheet.styles.body);
    paper.space(12);
    const certified = lawyerRoles.filter((role) => signatures.some((one) => one.role === role));
    for (const role of [...signerRoles, ...certified]) {
      const signature = signatures.find((one) => one.role === role);
      drawPlace(paper, role, signature, nameAt(role, parties, signature));
    }
  });
}

function nameAt(role: SignerRole, parties: { owner: string; partner: string }, signature?: Signature): string {
  if (role === 'owner' || role === 'partner') return parties[role];
  return signature?.name ?? '';
}

function drawPlace(paper: Paper, role: SignerRole, signature: Signature | undefined, name: string): void {
  paper.need(ROOM.height + 84);
  paper.group('Sect', () => {
    paper.text('H3', words.roles[role], paper.sheet.styles.article);
    if (signature) drawWritten(paper, signature);
    else paper.space(ROOM.height - 14);
    line(paper);
    paper.text('P', words.signature, paper.sheet.styles.small);
    drawFields(paper, fieldsOf(name, signature));
  });
  paper.space(14);
}

function fieldsOf(name: string, signature: Signature | undefined): Field[] {
  return [
    { label: words.name, value: name },
    ...(signature?.signedAs ? [{ label: words.signedAs, value: signature.signedAs }] : []),
    { label: words.signedAt, value: signature ? printedMoment(signature.signedAt) : '' },
    ...(signature?.address ? [{ label: words.address, value: signature.address }] : []),
    ...(signature?.statement ? [{ label: words.statement, value: signature.statement }] : []),
  ];
}

function drawWritten(paper: Paper, { written }: Signature): void {
  if (written.kind === 'typed') {
    const { handwriting, signature } = paper.sheet.styles;
    paper.text('P', written.name, isHandwritable(written.name) ? handwriting : signature);
    return;
  }
  const top = paper.y;
  paper.figure(words.drawn(written.name), () =>
    paper.doc.image(written.image, paper.sheet.left, top, { fit: [ROOM.width, ROOM.height], valign: 'bottom' }),
  );
  paper.space(ROOM.height);
}

function line(paper: Paper): void {
  const y = paper.y + 2;
  paper.artifact('Layout', () =>
    paper.doc
      .moveTo(paper.sheet.left, y)
      .lineTo(paper.sheet.left + paper.sheet.measure * 0.7, y)
      .lineWidth(0.75)
      .stroke(ruleColour),
  );
  paper.space(5);
}
