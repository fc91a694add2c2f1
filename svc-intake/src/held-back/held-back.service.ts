import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { textsIn } from '@evenhand/contracts/hidden/texts-in';
import type { Party } from '@evenhand/contracts/identity';
import { fail } from '@evenhand/service-kit/problems/fail';
import { heldBack, holdsHidden } from '@evenhand/wording/hidden-contacts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isLocked } from '../agreement/package-state.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { StatementsRepository } from '../statements/statements.repository.js';
import { HiddenContactsService } from './hidden-contacts.service.js';
import { type HiddenPlace, hiddenPlaces } from './hidden-places.js';

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
    if (party === 'owner') return this.mustHoldNothing(manager, version.caseId, version.document);
    if (await this.isHeldBack(manager, version)) fail('hidden-contact-data', heldBack.forGuest);
  }

  async mustHoldNothing(manager: EntityManager, caseId: string, document: AgreementDocument): Promise<void> {
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
