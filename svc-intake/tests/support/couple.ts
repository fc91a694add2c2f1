import { randomUUID } from 'node:crypto';
import * as access from '@evenhand/contracts/access/access';
import { enterCode, openLink } from '@evenhand/contracts/access/access';
import { approveAgreement, draftAgreement } from '@evenhand/contracts/agreement/agreement';
import type { OwnerIdentity, Party } from '@evenhand/contracts/identity';
import { getIntake, submitIntake } from '@evenhand/contracts/intake/intake';
import { answerSafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import type { WrittenRecord } from '@evenhand/contracts/intake/written';
import { sendInvitation } from '@evenhand/contracts/invitation/invitation';
import { sendSigningCode, signAgreement } from '@evenhand/contracts/signing/signing';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { mailedCode } from '@evenhand/wording/mailed-links';
import { noConcerns } from '../../src/self-test/invented-couple.js';
import { codeIn, nextMail, tokenIn } from './mailbox.js';
import { completeRecord } from './record.js';
import { Rows } from './rows.js';
import type { IntakeService } from './service.js';

const newAddress = () => `${randomUUID()}@mail.test`;

/** Two people and their witnesses, taken as far as each test needs. */
export class Couple {
  readonly partnerEmail = newAddress();
  readonly witnessEmails = { owner: newAddress(), partner: newAddress() };
  readonly lawyerEmail = newAddress();

  private constructor(
    private readonly service: IntakeService,
    readonly who: OwnerIdentity,
    readonly ownerEmail: string,
  ) {}

  static async of(service: IntakeService): Promise<Couple> {
    const email = newAddress();
    return new Couple(service, await service.register({ firstName: 'Amélie', lastName: 'Example' }, email), email);
  }

  get owner(): TestClient {
    return this.service.as(this.who);
  }

  get rows(): Rows {
    return new Rows(this.service, this.who.caseId);
  }

  /** Based on the current answers. */
  async submit(changes: Partial<WrittenRecord> = {}) {
    const addresses = { userEmail: this.ownerEmail, partnerEmail: this.partnerEmail };
    const { version: basedOn } = await this.owner.get(getIntake);
    return this.owner.get(submitIntake, { body: { ...completeRecord({ ...addresses, ...changes }), basedOn } });
  }

  async draft(changes: Partial<WrittenRecord> = {}) {
    await this.submit(changes);
    return this.owner.get(draftAgreement);
  }

  async invite(message = '') {
    await this.owner.get(answerSafetyScreen, { body: noConcerns });
    return this.owner.get(sendInvitation, { body: { partnerEmail: this.partnerEmail, message } });
  }

  reviewToken = async () => tokenIn(await nextMail(this.partnerEmail, mailIntake.invitation.subject));
  signToken = async () => tokenIn(await nextMail(this.partnerEmail, mailIntake.partnerMaySign.subject));
  witnessToken = async (party: Party) => tokenIn(await nextMail(this.witnessEmails[party], mailIntake.witness.subject));
  code = async (email: string) => codeIn(await nextMail(email, mailedCode.subject));

  /** Opens a link and enters with the mailed code; returns the cookie of the access. */
  async enter(token: string, email: string): Promise<string> {
    await this.service.asAnonymous.get(openLink, { body: { token } });
    const code = await this.code(email);
    const answer = await this.service.asAnonymous.call(enterCode, { body: { token, code } });
    if (answer.status !== 200) throw new Error(answer.bytes.toString());
    return /evenhand_access=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  }

  /** A client with the identity of the cookie's holder, as the gateway signs it. */
  async guest(cookie: string): Promise<TestClient> {
    const guest = await this.service.guestOf(cookie);
    if (!guest) throw new Error('the access has ended');
    return this.service.as(guest);
  }

  async reviewer(): Promise<TestClient> {
    return this.guest(await this.enter(await this.reviewToken(), this.partnerEmail));
  }

  /** Approves, and confirms the partner's half with a code where there is one. */
  async partnerApproves(hash: string, reviewer: TestClient): Promise<access.AccessView> {
    const { disclosure } = await reviewer.get(access.getAccess);
    if (!disclosure) return reviewer.get(access.approveAsPartner, { body: { hash } });
    await reviewer.get(access.sendDisclosureCode);
    const confirmed = { sha256: disclosure.sha256, code: await this.code(this.partnerEmail) };
    return reviewer.get(access.approveAsPartner, { body: { hash, disclosure: confirmed } });
  }

  /** Drafted, invited, approved by both; the cooling-off period is over. */
  async ready(changes: Partial<WrittenRecord> = {}): Promise<{ hash: string; reviewer: TestClient }> {
    const approved = await this.approved(changes);
    await this.waitDays(3);
    return approved;
  }

  /** Drafted, invited, approved by both today. */
  async approved(changes: Partial<WrittenRecord> = {}): Promise<{ hash: string; reviewer: TestClient }> {
    const { hash } = await this.draft(changes);
    await this.invite();
    const reviewer = await this.reviewer();
    await this.partnerApproves(hash, reviewer);
    await this.owner.get(approveAgreement, { body: { hash } });
    return { hash, reviewer };
  }

  /** Moves the second approval `days` into the past. */
  async waitDays(days: number): Promise<void> {
    const later = `UPDATE agreements SET ready_at = ready_at - $2 * interval '1 day' WHERE case_id = $1`;
    await this.service.query(later, [this.who.caseId, days]);
  }

  async signer(): Promise<TestClient> {
    return this.guest(await this.enter(await this.signToken(), this.partnerEmail));
  }

  async witness(party: Party): Promise<TestClient> {
    return this.guest(await this.enter(await this.witnessToken(party), this.witnessEmails[party]));
  }

  partySignature(party: Party, hash: string, code: string) {
    return {
      hash,
      code,
      signature: { kind: 'typed', name: party === 'owner' ? 'Amélie Example' : 'Noah Sample' },
      consentToElectronicSignature: true,
      readAndUnderstood: true,
      legalAdvice: 'waived',
      witness: { name: party === 'owner' ? 'Grace Chen' : 'Omar Haddad', email: this.witnessEmails[party] },
    };
  }

  lawyerSignature(hash: string) {
    return {
      hash,
      signature: { kind: 'typed', name: 'Lee Lawyer' },
      lawSocietyNumber: '12345A',
      address: '1 Court Street, Toronto ON',
      consentToElectronicSignature: true,
      licensed: true,
      advisedAlone: true,
      explained: true,
      signedFreely: true,
      askedAboutDisclosure: true,
    };
  }

  witnessSignature(party: Party, hash: string) {
    return {
      hash,
      signature: { kind: 'typed', name: party === 'owner' ? 'Grace Chen' : 'Omar Haddad' },
      address: '12 King Street West, Toronto ON',
      consentToElectronicSignature: true,
      adult: true,
      notAParty: true,
      physicallyPresent: true,
    };
  }

  /** The owner's signature with a mailed code. */
  async ownerSignature(hash: string, changes: object = {}) {
    await this.owner.get(sendSigningCode);
    return { ...this.partySignature('owner', hash, await this.code(this.ownerEmail)), ...changes };
  }

  async ownerSigns(hash: string, changes: object = {}) {
    return this.owner.get(signAgreement, { body: await this.ownerSignature(hash, changes) });
  }

  async partnerSigns(hash: string, signer: TestClient) {
    await signer.get(access.sendPartnerSigningCode);
    const code = await this.code(this.partnerEmail);
    return signer.get(access.signAsPartner, { body: this.partySignature('partner', hash, code) });
  }

  ownerSignsWithLawyer(hash: string) {
    const lawyer = { name: 'Lee Lawyer', email: this.lawyerEmail };
    return this.ownerSigns(hash, { legalAdvice: 'received', lawyer });
  }

  async lawyer(): Promise<TestClient> {
    const token = tokenIn(await nextMail(this.lawyerEmail, mailIntake.lawyer.subject));
    return this.guest(await this.enter(token, this.lawyerEmail));
  }

  async witnessSigns(party: Party, hash: string) {
    const witness = await this.witness(party);
    return witness.get(access.signAsWitness, { body: this.witnessSignature(party, hash) });
  }

  /** Returns a function that gives the last signature. */
  async allButOneSigned(
    changes: Partial<WrittenRecord> = {},
  ): Promise<{ hash: string; giveLast: () => Promise<unknown> }> {
    const { hash } = await this.ready(changes);
    await this.ownerSigns(hash);
    await this.partnerSigns(hash, await this.signer());
    await this.witnessSigns('owner', hash);
    const last = await this.witness('partner');
    return { hash, giveLast: () => last.get(access.signAsWitness, { body: this.witnessSignature('partner', hash) }) };
  }
}
