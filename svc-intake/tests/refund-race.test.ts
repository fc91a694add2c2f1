import { setTimeout as pause } from 'node:timers/promises';
import { getBillingAccount, refundPlan } from '@evenhand/contracts/billing/account';
import { getSigning, nameLawyer, signAgreement } from '@evenhand/contracts/signing/signing';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { Couple } from './support/couple.js';
import { RealBilling } from './support/real-billing.js';
import { sealed } from './support/sealed.js';
import { type IntakeService, startIntake } from './support/service.js';

/** The repetitions of each race; RACES=200 for the long run. */
const RACES = Number(process.env.RACES ?? 6);
const RACE_MS = 15_000;
const WIDEST_MS = 120;

let service: IntakeService;
let billing: RealBilling;
beforeAll(async () => {
  service = await startIntake();
  billing = await RealBilling.beside(service);
});
afterAll(async () => {
  await billing.process.kill();
  await service.stop();
});

const aCouple = async () => {
  const couple = await Couple.of(service);
  await billing.buy(couple.who);
  return couple;
};
/** Spreads the races evenly, from a refund WIDEST_MS ahead to one WIDEST_MS behind. */
const aheadBy = (race: number) => WIDEST_MS * ((2 * race) / Math.max(1, RACES - 1) - 1);
const after = async <Result>(ms: number, act: () => Promise<Result>): Promise<Result> => {
  await pause(Math.max(0, ms));
  return act();
};
const refund = (couple: Couple) => billing.as(couple.who).call(refundPlan);
const isRefunded = async (couple: Couple) =>
  (await billing.as(couple.who).get(getBillingAccount)).receipts.some(({ kind }) => kind === 'refund');
const holds = (couple: Couple, held = '') =>
  service.query(`SELECT 1 FROM holds WHERE case_id = $1 ${held}`, [couple.who.caseId]);

test(
  'attacker requests a refund during the first signature, product signs or refunds and never does both',
  async () => {
    const outcomes = { refunded: 0, signed: 0 };
    for (let race = 0; race < RACES; race += 1) {
      const couple = await aCouple();
      const { hash } = await couple.ready();
      const body = await couple.ownerSignature(hash);
      const [signing, refunding] = await Promise.all([
        after(aheadBy(race), () => couple.owner.call(signAgreement, { body })),
        after(-aheadBy(race), () => refund(couple)),
      ]);
      expect([signing.status === 200, refunding.status === 200].filter(Boolean)).toHaveLength(1);
      expect(await isRefunded(couple)).toBe(refunding.status === 200);
      outcomes[refunding.status === 200 ? 'refunded' : 'signed'] += 1;
    }
    expect(outcomes.refunded + outcomes.signed).toBe(RACES);
    if (RACES > 100) process.stdout.write(`refund against first signature: ${JSON.stringify(outcomes)}\n`);
  },
  60_000 + RACES * RACE_MS,
);

test(
  'attacker requests a refund around the last signature, product seals and refunds nothing',
  async () => {
    for (let race = 0; race < RACES; race += 1) {
      const couple = await aCouple();
      const { giveLast } = await couple.allButOneSigned();
      const [, ...refunds] = await Promise.all([
        after(aheadBy(race), giveLast),
        after(-aheadBy(race), () => refund(couple)),
        after(-aheadBy(race) + 300, () => refund(couple)),
      ]);
      await sealed(couple);
      expect(refunds.map(({ status }) => status)).toEqual([409, 409]);
      expect(await isRefunded(couple)).toBe(false);
    }
  },
  60_000 + RACES * RACE_MS,
);

test('attacker requests a refund while a certificate is outstanding and removes the lawyer, product refunds nothing', async () => {
  const couple = await aCouple();
  const { hash } = await couple.ready();
  await couple.ownerSignsWithLawyer(hash);
  await couple.partnerSigns(hash, await couple.signer());
  await couple.witnessSigns('owner', hash);
  await couple.witnessSigns('partner', hash);
  const [refused] = await Promise.all([refund(couple), couple.owner.get(nameLawyer, { body: { lawyer: null } })]);
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('being signed') } });
  await sealed(couple);
  expect(await isRefunded(couple)).toBe(false);
}, 120_000);

test('attacker crashes billing during the first signature, product stores no signature until it is back, and refunds nothing then', async () => {
  const couple = await aCouple();
  const { hash } = await couple.ready();
  await billing.process.kill();
  const body = await couple.ownerSignature(hash);
  const signing = couple.owner.call(signAgreement, { body });
  await eventually(async () => expect(await holds(couple)).toHaveLength(1));
  expect((await couple.owner.get(getSigning)).state).toBe('ready');
  await billing.process.start();
  await eventually(async () => expect(await holds(couple, 'AND held_at IS NOT NULL')).toHaveLength(1));
  expect([200, 503]).toContain((await signing).status);
  expect((await couple.owner.call(signAgreement, { body })).status).toBe(200);
  expect((await refund(couple)).status).toBe(409);
}, 120_000);
