import { allOf, type HiddenContacts } from '@evenhand/contracts/hidden/contact-data';
import { contactFinder } from '@evenhand/contracts/hidden/contact-finder';
import { textsIn, withTexts } from '@evenhand/contracts/hidden/texts-in';
import type { Party } from '@evenhand/contracts/identity';
import { hiddenContacts } from '@evenhand/contracts/intake/hidden-contacts';
import { fail } from '@evenhand/service-kit/problems/fail';
import { heldBack, holdsHidden } from '@evenhand/wording/hidden-contacts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';

export interface Withholding {
  isHeldBack: (written: unknown) => boolean;
  /** Each text with the owner's hidden data replaced by the reason. */
  forPartner: <Written>(written: Written) => Written;
}

const emailOnly = (email: string | null | undefined) => ({ addresses: [], phones: [], emails: email ? [email] : [] });

@Injectable()
export class HiddenContactsService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly invitations: InvitationsRepository,
  ) {}

  /** From the saved and the submitted answers, and the mail addresses in use. */
  async of(manager: EntityManager, caseId: string): Promise<HiddenContacts> {
    const intake = await this.intakes.find(manager, caseId);
    const [saved, submitted] = [hiddenContacts(intake?.record ?? {}), hiddenContacts(intake?.submittedRecord ?? {})];
    const owner = await this.cases.find(manager, caseId);
    const invitation = await this.invitations.findOpen(manager, caseId);
    return {
      owner: allOf(saved.owner, submitted.owner, emailOnly(owner?.email)),
      partner: allOf(saved.partner, submitted.partner, emailOnly(invitation?.partnerEmail)),
    };
  }

  /** What the owner wrote for the partner before data in it was hidden. */
  async withholding(manager: EntityManager, caseId: string): Promise<Withholding> {
    const find = contactFinder((await this.of(manager, caseId)).owner);
    const isHidden = (text: string) => find(text) !== null;
    return {
      isHeldBack: (written) => textsIn(written).some(({ text }) => isHidden(text)),
      forPartner: (written) => withTexts(written, (text) => (isHidden(text) ? heldBack.text : text)),
    };
  }

  /**
   * @throws ProblemError at each text of a party that contains that party's hidden data. The other party's data is not
   * compared: a refusal would confirm a guess.
   */
  async mustNotContainHidden(manager: EntityManager, caseId: string, party: Party, texts: object): Promise<void> {
    const find = contactFinder((await this.of(manager, caseId))[party]);
    const problems = textsIn(texts).flatMap(({ pointer, text }) => {
      const kind = find(text);
      return kind ? [{ pointer, detail: holdsHidden[kind] }] : [];
    });
    if (problems.length > 0) fail('invalid-input', undefined, problems);
  }
}
