import {
  approveAsPartner,
  declineAsPartner,
  getAccess,
  getAccessPdf,
  sendPartnerSigningCode,
} from '@evenhand/contracts/access/access';
import { getAgreement, getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import {
  acceptAsPartner,
  acceptProposal,
  proposeAsPartner,
  sendProposal,
} from '@evenhand/contracts/agreement/proposal-calls';
import { getOpenedPlan } from '@evenhand/contracts/billing/opened-plan';
import { resendInvitation, sendInvitation } from '@evenhand/contracts/invitation/invitation';
import { sendSigningCode } from '@evenhand/contracts/signing/signing';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { Couple } from './support/couple.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
forFile(startIntake, (started) => (service = started));

/** A case whose plan ended after its draft. */
const free = async () => {
  const couple = await Couple.of(service);
  await couple.draft();
  await service.entitle(couple.who.caseId, { plan: 'free', accessUntil: null, version: 2 });
  return couple;
};

test('a case without a plan can read its draft, and a paid step answers 402', async () => {
  const { owner, partnerEmail } = await free();
  expect(await owner.get(getOpenedPlan)).toEqual({ plan: 'free', accessUntil: null, isOver: false });
  expect((await owner.get(getAgreement)).version).toBe(1);
  const refused = { status: 402, body: { code: 'plan-required', detail: expect.stringContaining('Complete Kit') } };
  expect(await owner.call(getAgreementPdf)).toMatchObject(refused);
  expect(await owner.call(getAgreementDocx)).toMatchObject(refused);
  expect(await owner.call(sendInvitation, { body: { partnerEmail, message: '' } })).toMatchObject(refused);
  expect(await owner.call(resendInvitation)).toMatchObject(refused);
  expect(await owner.call(sendSigningCode)).toMatchObject(refused);
});

test('a plan opens the paid steps, and late events do not close them', async () => {
  const couple = await free();
  const { caseId } = couple.who;
  await service.entitle(caseId, { version: 4 });
  await service.entitle(caseId, { plan: 'free', accessUntil: null, version: 3 });
  expect((await couple.owner.get(getOpenedPlan)).plan).toBe('complete');
  expect((await couple.owner.call(getAgreementPdf)).status).toBe(200);
});

test('a plan ends after a year', async () => {
  const couple = await free();
  const accessUntil = new Date(Date.now() - 1_000).toISOString();
  await service.entitle(couple.who.caseId, { accessUntil, version: 5 });
  expect(await couple.owner.get(getOpenedPlan)).toEqual({ plan: 'free', accessUntil, isOver: true });
  const refused = await couple.owner.call(getAgreementPdf);
  expect(refused).toMatchObject({ status: 402, body: { detail: expect.stringContaining('year') } });
});

test('a partner cannot sign when the plan of the case has ended', async () => {
  const couple = await Couple.of(service);
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const signer = await couple.signer();
  await service.entitle(couple.who.caseId, { plan: 'free', accessUntil: null, version: 2 });
  const refused = await signer.call(sendPartnerSigningCode);
  expect(refused).toMatchObject({ status: 402, body: { detail: expect.stringContaining('paused') } });
});

test('an ended plan refuses proposals and acceptance to both, and approval and download to the partner', async () => {
  const couple = await Couple.of(service);
  const { hash } = await couple.draft();
  await couple.invite();
  const partner = await couple.reviewer();
  const { caseId } = couple.who;
  expect((await partner.get(getAccess)).isPaused).toBe(false);
  await service.entitle(caseId, { plan: 'free', accessUntil: null, version: 2 });
  expect((await partner.get(getAccess)).isPaused).toBe(true);
  const proposal = { patch: { childSupportAmount: 700 }, reason: 'It is what I can pay.' };
  const accepted = { params: { id: caseId }, body: { result: hash } };
  const paused = { status: 402, body: { code: 'plan-required', detail: expect.stringContaining('paused') } };
  expect(await partner.call(approveAsPartner, { body: { hash } })).toMatchObject(paused);
  expect(await partner.call(getAccessPdf)).toMatchObject(paused);
  expect(await partner.call(proposeAsPartner, { body: proposal })).toMatchObject(paused);
  expect(await partner.call(acceptAsPartner, accepted)).toMatchObject(paused);
  const refused = { status: 402, body: { code: 'plan-required' } };
  expect(await couple.owner.call(sendProposal, { body: proposal })).toMatchObject(refused);
  expect(await couple.owner.call(acceptProposal, accepted)).toMatchObject(refused);
  expect((await partner.call(declineAsPartner, { body: { reason: 'Not now.' } })).status).toBe(200);
});
