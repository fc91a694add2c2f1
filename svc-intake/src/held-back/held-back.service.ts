import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { allOf, type HiddenContacts } from '@evenhand/contracts/hidden/contact-data';
import { type ContactKind, contactFinder } from '@evenhand/contracts/hidden/contact-finder';
import { textsIn } from '@evenhand/contracts/hidden/texts-in';
import type { Party } from '@evenhand/contracts/identity';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { monthNames } from '@evenhand/contracts/toronto';
import { fail } from '@evenhand/service-kit/problems/fail';
import { heldBack, holdsHidden } from '@evenhand/wording/hidden-contacts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isLocked } from '../agreement/package-state.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { StatementsRepository } from '../statements/statements.repository.js';
import { HiddenContactsService } from './hidden-contacts.service.js';

interface HiddenPlace {
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
const hiddenPlaces = (
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

type Version = Pick<AgreementRow, 'caseId' | 'state' | 'document'>;

/** A version that contains hidden contact data is withheld until a new draft leaves it out. */
@Injectable()
export class HeldBackService {
  constructor(
    private readonly contacts: HiddenContactsService,
    private readonly statements: StatementsRepository,
  ) {}

  /** From the first signature on a text stays readable for its signers: it can no longer be replaced. */
  async isHeldBack(manager: EntityManager, { caseId, state, document }: Version): Promise<boolean> {
    return !isLocked(state) && (await this.placesIn(manager, caseId, document)).length > 0;
  }

  /** @throws ProblemError when a version is withheld; where and why is stated to the owner only */
  async mustBeShown(manager: EntityManager, version: Version, party: Party): Promise<void> {
    if (isLocked(version.state)) return;
    if (party === 'owner') return this.mustNotContainHidden(manager, version.caseId, version.document);
    if (await this.isHeldBack(manager, version)) fail('hidden-contact-data', heldBack.forGuest);
  }

  async mustNotContainHidden(manager: EntityManager, caseId: string, document: AgreementDocument): Promise<void> {
    const places = await this.placesIn(manager, caseId, document);
    if (places.length === 0) return;
    const named = new Intl.ListFormat('en-CA').format(places.map(({ name }) => name));
    const each = places.map(({ pointer, kind }) => ({ pointer, detail: holdsHidden[kind] }));
    fail('hidden-contact-data', heldBack.forOwner(named), each);
  }

  private async placesIn(manager: EntityManager, caseId: string, document: AgreementDocument): Promise<HiddenPlace[]> {
    const hidden = await this.contacts.of(manager, caseId);
    const { partner } = await this.statements.of(manager, caseId);
    return hiddenPlaces(document, hidden, new Set(textsIn(partner).map(({ text }) => text)));
  }
}
