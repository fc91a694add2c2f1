import { declineAsPartner } from '@evenhand/contracts/access/access';
import { voidAgreement } from '@evenhand/contracts/agreement/agreement';
import { withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { getSigning, nameLawyer, signAgreement } from '@evenhand/contracts/signing/signing';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { SealingService } from '../src/sealing/sealing.service.js';
import { SweepProcessor } from '../src/sweep/sweep.processor.js';
import { sealed } from './support/sealed.js';
import { codeOf, couple, service, withCouple } from './support/with-couple.js';

withCouple();
afterEach(() => service.billing.answerNow());

const ownerSigns = async (hash: string) =>
  couple.owner.call(signAgreement, { body: await couple.ownerSignature(hash) });
const holds = () => service.query('SELECT held_at FROM holds WHERE case_id = $1', [couple.who.caseId]);
const endedOfCouple = () => service.billing.ended.filter(({ caseId }) => caseId === couple.who.caseId);
const isReleased = () => eventually(() => expect(endedOfCouple()).toHaveLength(1));
const loses = (version: number) => service.entitle(couple.who.caseId, { plan: 'free', accessUntil: null, version });

test('attacker signs before billing has held the payment, product stores no signature and states so', async () => {
  const { hash } = await couple.ready();
  service.billing.answers = false;
  expect(await ownerSigns(hash)).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining('nothing was signed') },
  });
  expect((await couple.owner.get(getSigning)).state).toBe('ready');
  await service.billing.answerNow();
  expect((await ownerSigns(hash)).status).toBe(200);
});

test('a signature waits for a late answer of svc-billing', async () => {
  const { hash } = await couple.ready();
  service.billing.answers = false;
  const signing = ownerSigns(hash);
  await eventually(async () => expect(await holds()).toHaveLength(1));
  await service.billing.answerNow();
  expect((await signing).status).toBe(200);
});

test('attacker gets a refund while a signature waits for its hold, product refuses the signature', async () => {
  const { hash } = await couple.ready();
  service.billing.answers = false;
  const signing = ownerSigns(hash);
  await eventually(async () => expect(await holds()).toHaveLength(1));
  await loses(2);
  expect(codeOf(await signing)).toBe('plan-required');
});

test('the payment is freed when the owner voids the agreement', async () => {
  const { hash } = await couple.ready();
  await ownerSigns(hash);
  await couple.owner.get(voidAgreement);
  await isReleased();
});

test('the payment is freed when the partner declines', async () => {
  const { hash } = await couple.ready();
  await ownerSigns(hash);
  await (await couple.signer()).get(declineAsPartner, { body: { reason: '' } });
  await isReleased();
});

test('a hold without a signature ends when the invitation is withdrawn, and a late answer has no effect', async () => {
  const { hash } = await couple.ready();
  service.billing.answers = false;
  const signing = ownerSigns(hash);
  await eventually(async () => expect(await holds()).toHaveLength(1));
  await couple.owner.get(withdrawInvitation);
  expect(codeOf(await signing)).toBe('not-open-to-signing');
  await isReleased();
  await service.billing.answerNow();
  expect(await holds()).toEqual([]);
});

test('attacker disputes the payment at the bank and removes the lawyer, product seals nothing until it is paid', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSignsWithLawyer(hash);
  await couple.partnerSigns(hash, await couple.signer());
  await couple.witnessSigns('owner', hash);
  await couple.witnessSigns('partner', hash);
  await loses(2);
  await couple.owner.get(nameLawyer, { body: { lawyer: null } });
  const { agreementId } = await couple.owner.get(getSigning);
  await service.app.get(SealingService).seal(agreementId);
  expect(await service.query('SELECT 1 FROM seals WHERE agreement_id = $1', [agreementId])).toEqual([]);
  expect(service.logged.join('')).toContain('the seal waits for the payment');
  expect(await couple.owner.get(getSigning)).toMatchObject({ sealing: true, waitsForPayment: true });
  await service.entitle(couple.who.caseId, { version: 3 });
  await service.app.get(SweepProcessor).sweep();
  await sealed(couple);
}, 120_000);

test('a signing begun before holds existed gets one before its last signature', async () => {
  const { giveLast } = await couple.allButOneSigned();
  await service.query('DELETE FROM holds WHERE case_id = $1', [couple.who.caseId]);
  await giveLast();
  await sealed(couple);
  expect(await holds()).toEqual([{ held_at: expect.any(Date) }]);
}, 120_000);
