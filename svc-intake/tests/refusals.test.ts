import * as access from '@evenhand/contracts/access/access';
import { partnerWitnessIsHere, witnessIsHere } from '@evenhand/contracts/access/witness-here';
import {
  approveAgreement,
  getAgreementDocx,
  getAgreementPdf,
  voidAgreement,
} from '@evenhand/contracts/agreement/agreement';
import type { AnyEndpoint } from '@evenhand/contracts/endpoints';
import { getIntake, saveIntakeDraft, submitIntake } from '@evenhand/contracts/intake/intake';
import { resendInvitation, sendInvitation } from '@evenhand/contracts/invitation/invitation';
import { Problem, type ProblemCode } from '@evenhand/contracts/problems';
import { nameLawyer, nameWitness, sendSigningCode, signAgreement } from '@evenhand/contracts/signing/signing';
import { anOwner } from '@evenhand/service-kit/testing/people';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import { completeRecord } from './support/record.js';
import { couple, service, withCouple } from './support/with-couple.js';

withCouple();

type Call = [TestClient, AnyEndpoint, object?];
const expectCode = async (code: ProblemCode, calls: Call[]) => {
  for (const [client, endpoint, body] of calls) {
    const answer = await client.call(endpoint, { body });
    expect([endpoint.path, Problem.safeParse(answer.body).data?.code]).toEqual([endpoint.path, code]);
  }
};
const change = (set: string) => service.query(`UPDATE agreements SET ${set} WHERE case_id = $1`, [couple.who.caseId]);
const hash = 'c'.repeat(64);
const named = { name: 'Grace Chen', email: 'grace@mail.test' };
const lawyer = { lawyer: null };

test('a case without an agreement has nothing to read, sign or resend', async () => {
  const who = anOwner();
  await service.entitle(who.caseId);
  const owner = service.as(who);
  const body = couple.partySignature('owner', hash, '123456');
  await expectCode('not-found', [
    [owner, sendSigningCode],
    [owner, signAgreement, body],
    [owner, getAgreementPdf],
    [owner, getAgreementDocx],
  ]);
});

test("a mail to others is refused when the owner's address is not verified", async () => {
  await couple.ready();
  const owner = service.as({ ...couple.who, addressProven: false });
  await expectCode('address-not-proven', [
    [owner, resendInvitation],
    [owner, nameWitness, named],
    [owner, nameLawyer, lawyer],
    [owner, witnessIsHere],
  ]);
});

test('approval and signature are refused when the agreement is in another state', async () => {
  const { hash, reviewer } = await couple.ready();
  const [owner, signer] = [couple.owner, await couple.signer()];
  await expectCode('no-disclosure-to-confirm', [[reviewer, access.sendDisclosureCode]]);
  await expectCode('not-open-to-approval', [[reviewer, access.disownDisclosure, { sha256: hash }]]);
  await expectCode('party-signs-first', [[signer, access.namePartnerWitness, named]]);
  await expectCode('advice-not-received', [[owner, nameLawyer, lawyer]]);
  await signer.get(access.sendPartnerSigningCode);
  const body = couple.partySignature('partner', hash, await couple.code(couple.partnerEmail));
  await expectCode('changed-elsewhere', [[signer, access.signAsPartner, { ...body, hash: 'd'.repeat(64) }]]);

  await service.query('DELETE FROM approvals WHERE agreement_id IN (SELECT id FROM agreements WHERE case_id = $1)', [
    couple.who.caseId,
  ]);
  await expectCode('not-open-to-approval', [
    [owner, approveAgreement, { hash }],
    [reviewer, access.approveAsPartner, { hash }],
  ]);
  await change("state = 'in_review'");
  await expectCode('no-disclosure-to-confirm', [[reviewer, access.disownDisclosure, { sha256: hash }]]);
  await expectCode('not-open-to-signing', [
    [owner, nameWitness, named],
    [owner, nameLawyer, lawyer],
    [owner, witnessIsHere],
    [signer, access.sendPartnerSigningCode],
    [signer, access.signAsPartner, body],
    [signer, access.namePartnerWitness, named],
    [signer, access.namePartnerLawyer, lawyer],
    [signer, partnerWitnessIsHere],
  ]);

  await change(`state = 'ready'`);
  await couple.rows.plantBlank();
  await expectCode('agreement-has-blank', [
    [owner, sendSigningCode],
    [signer, access.sendPartnerSigningCode],
    [signer, access.signAsPartner, body],
  ]);

  await couple.submit({ debtDivisionDescription: 'Noah pays them all.' });
  await change("state = 'in_review'");
  await expectCode('answers-changed', [[reviewer, access.approveAsPartner, { hash }]]);
});

test('a code is refused after too many wrong ones', async () => {
  await couple.ready();
  const signer = await couple.signer();
  await couple.owner.get(sendSigningCode);
  await signer.get(access.sendPartnerSigningCode);
  await service.query("UPDATE codes SET all_wrong_tries = 1000 WHERE subject LIKE 'sign:%'");
  await expectCode('codes-exhausted', [
    [couple.owner, sendSigningCode],
    [signer, access.sendPartnerSigningCode],
  ]);
});

test('witness and lawyer sign only the text that is open for signing, and each place once', async () => {
  const { hash } = await couple.ready();
  const [owner, signer] = [couple.owner, await couple.signer()];
  await couple.ownerSignsWithLawyer(hash);
  const [witness, lawyersClient] = [await couple.witness('owner'), await couple.lawyer()];
  const signatures = (text: string): Call[] => [
    [witness, access.signAsWitness, couple.witnessSignature('owner', text)],
    [lawyersClient, access.signAsLawyer, couple.lawyerSignature(text)],
  ];
  await expectCode('changed-elsewhere', signatures('d'.repeat(64)));
  await change("state = 'in_review'");
  await expectCode('not-open-to-signing', signatures(hash));
  const kept = await couple.rows.document();
  await change(`state = 'partially_signed'`);
  await couple.rows.plantBlank();
  await expectCode('agreement-has-blank', signatures(hash));
  await couple.rows.changeDocument(kept);

  for (const role of ['partner', 'owner-witness', 'partner-witness', 'owner-lawyer', 'partner-lawyer'] as const)
    await couple.rows.copySignature('owner', role);
  await expectCode('already-done', [
    [owner, sendSigningCode],
    [signer, access.sendPartnerSigningCode],
  ]);
  await expectCode('witness-has-signed', [
    [signer, access.namePartnerWitness, named],
    [signer, partnerWitnessIsHere],
  ]);
  await expectCode('lawyer-has-signed', [
    [owner, nameLawyer, lawyer],
    [signer, access.namePartnerLawyer, lawyer],
  ]);
  await expectCode('everyone-has-signed', [[signer, access.declineAsPartner, { reason: '' }]]);
  await expectCode('signing-has-begun', [[owner, resendInvitation]]);

  await change("state = 'completed', completed_at = now()");
  const { version } = await owner.get(getIntake);
  await expectCode('agreement-is-sealed', [
    [owner, saveIntakeDraft, { version, changes: { phoneNumber: '2' } }],
    [owner, submitIntake, completeRecord()],
  ]);
});

test('a voided draft is not sent to a partner', async () => {
  await couple.draft();
  await couple.invite();
  await couple.owner.get(voidAgreement);
  const body = { partnerEmail: couple.partnerEmail, message: '' };
  await expectCode('draft-has-ended', [[couple.owner, sendInvitation, body]]);
});
