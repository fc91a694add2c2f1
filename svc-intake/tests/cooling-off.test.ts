import { sendPartnerSigningCode, shortenWaitingAsPartner, signAsPartner } from '@evenhand/contracts/access/access';
import { withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { Problem } from '@evenhand/contracts/problems';
import { getSigning, sendSigningCode, shortenWaiting, signAgreement } from '@evenhand/contracts/signing/signing';
import { dayOf, weekdayAndDate } from '@evenhand/contracts/toronto';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { nextMail } from './support/mailbox.js';
import { codeOf, couple, withCouple } from './support/with-couple.js';

withCouple();

const DAY_MS = 86_400_000;
const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
const paid = {
  spousalSupportRequested: true,
  spousalSupportPayer: 'owner',
  spousalSupportAmount: 500,
  spousalSupportDuration: 'Five years',
  spousalSupportReason: 'To finish a degree.',
} as const;

test('attacker presses for signatures on the day of the second approval, product refuses both and names the first day of signing', async () => {
  const { hash } = await couple.approved();
  const refused = await couple.owner.call(sendSigningCode);
  expect(codeOf(refused)).toBe('cooling-off');
  expect(Problem.parse(refused.body).detail).toContain(weekdayAndDate(inDays(3)));
  const body = couple.partySignature('owner', hash, '123456');
  expect(codeOf(await couple.owner.call(signAgreement, { body }))).toBe('cooling-off');
  const signer = await couple.signer();
  expect(codeOf(await signer.call(sendPartnerSigningCode))).toBe('cooling-off');
  const theirs = couple.partySignature('partner', hash, '123456');
  expect(codeOf(await signer.call(signAsPartner, { body: theirs }))).toBe('cooling-off');
});

test('both mails name the first day of signing and the way to an earlier one', async () => {
  await couple.approved();
  for (const [address, subject] of [
    [couple.ownerEmail, mailIntake.ownerMaySign.subject],
    [couple.partnerEmail, mailIntake.partnerMaySign.subject],
  ] as const) {
    const text = await nextMail(address, subject);
    const oneLine = text.replaceAll(/\s+/g, ' ');
    expect(oneLine).toContain(`You can sign from ${weekdayAndDate(inDays(3))}.`);
    expect(oneLine).toContain('each of you can agree to that on the signing page');
  }
});

test('a party signs when three days have passed since the second approval', async () => {
  const { hash } = await couple.approved();
  await couple.waitDays(2);
  expect(codeOf(await couple.owner.call(sendSigningCode))).toBe('cooling-off');
  await couple.waitDays(1);
  expect((await couple.ownerSigns(hash)).places[0]).toMatchObject({ state: 'signed' });
});

test('attacker shortens the cooling-off period alone, product waits until both agree', async () => {
  await couple.approved();
  const { coolingOff } = await couple.owner.get(shortenWaiting);
  expect(coolingOff).toMatchObject({
    from: { received: inDays(3), waived: inDays(3) },
    shortened: { received: inDays(1), waived: inDays(1) },
    shortenedBy: ['owner'],
  });
  expect(codeOf(await couple.owner.call(sendSigningCode))).toBe('cooling-off');
});

test('a release of support is signed after one night at the earliest, even with legal advice', async () => {
  const { hash } = await couple.approved({ spousalSupportRequested: false });
  await couple.owner.get(shortenWaiting);
  const { signing } = await (await couple.signer()).get(shortenWaitingAsPartner);
  expect(signing?.coolingOff?.from).toEqual({ received: inDays(1), waived: inDays(1) });
  expect(codeOf(await couple.owner.call(sendSigningCode))).toBe('cooling-off');
  await couple.waitDays(1);
  await couple.ownerSigns(hash);
});

test('without a release, a party with legal advice signs on the same day and one without after a night', async () => {
  const { hash, reviewer } = await couple.approved(paid);
  await reviewer.get(shortenWaitingAsPartner);
  await couple.owner.get(shortenWaiting);
  const body = await couple.ownerSignature(hash);
  expect(codeOf(await couple.owner.call(signAgreement, { body }))).toBe('cooling-off');
  await couple.owner.get(signAgreement, { body: { ...body, legalAdvice: 'received' } });
  await couple.owner.get(shortenWaiting);
  expect((await couple.owner.get(getSigning)).coolingOff?.shortenedBy.toSorted()).toEqual(['owner', 'partner']);
});

test('the cooling-off period cannot be shortened before both approved', async () => {
  await couple.draft();
  expect(codeOf(await couple.owner.call(shortenWaiting))).toBe('not-open-to-signing');
  await couple.invite();
  expect(codeOf(await (await couple.reviewer()).call(shortenWaitingAsPartner))).toBe('not-open-to-signing');
});

test('a consent to sign sooner ends with the invitation, and another opening of the signing waits the whole time', async () => {
  const { hash } = await couple.approved();
  await couple.owner.get(shortenWaiting);
  await couple.owner.get(withdrawInvitation);
  await couple.invite();
  await couple.partnerApproves(hash, await couple.reviewer());
  const { coolingOff } = await couple.owner.get(getSigning);
  expect(coolingOff).toMatchObject({ from: { received: inDays(3), waived: inDays(3) }, shortenedBy: [] });
});
