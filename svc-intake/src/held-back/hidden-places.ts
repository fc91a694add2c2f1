import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { allOf, type HiddenContacts } from '@evenhand/contracts/hidden/contact-data';
import { type ContactKind, contactFinder } from '@evenhand/contracts/hidden/contact-finder';
import { textsIn } from '@evenhand/contracts/hidden/texts-in';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { monthNames } from '@evenhand/contracts/toronto';
import { heldBack } from '@evenhand/wording/hidden-contacts';

export interface HiddenPlace {
  pointer: string;
  name: string;
  kind: ContactKind;
}

/** A printed day: without this, '12 March 2026' matches a house in March Road. */
const PRINTED_DAY = new RegExp(`\\b[0-9]{1,2} (?:${monthNames.join('|')}) [0-9]{4}\\b`, 'g');
const SCHEDULE_OF_PARTNER = 'B';

const partsOf = ({ parties, articles, schedules }: AgreementDocument) => [
  { pointer: '/parties', name: heldBack.names, printed: parties },
  ...articles.map(({ number, heading, blocks, note }, at) => ({
    pointer: `/articles/${at}`,
    name: heldBack.article(number, heading),
    printed: { heading, blocks, note },
  })),
  ...schedules.flatMap(({ letter, heading, blocks }, at) =>
    letter === SCHEDULE_OF_PARTNER
      ? []
      : [{ pointer: `/schedules/${at}`, name: heldBack.schedule(letter, heading), printed: { heading, blocks } }],
  ),
];

/**
 * Where a document contains hidden data of either party. Masked mail addresses may be printed.
 * @param fromPartner texts that the partner disclosed: not compared, as a refusal would confirm a guess
 */
export const hiddenPlaces = (
  document: AgreementDocument,
  { owner, partner }: HiddenContacts,
  fromPartner: ReadonlySet<string>,
): HiddenPlace[] => {
  const hidden = allOf(owner, partner);
  const find = contactFinder(hidden);
  const masked = hidden.emails.map(maskedEmail);
  const compared = (text: string) =>
    masked.reduce((left, email) => left.replaceAll(email, ' '), text.replace(PRINTED_DAY, ' '));
  return partsOf(document).flatMap(({ pointer, name, printed }) => {
    const texts = textsIn(printed).filter(({ text }) => !fromPartner.has(text));
    const kind = texts.map(({ text }) => find(compared(text))).find((found) => found !== null);
    return kind ? [{ pointer, name, kind }] : [];
  });
};
