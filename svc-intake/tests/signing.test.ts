import {
  declineAsPartner,
  getAccess,
  namePartnerWitness,
  renewLink,
  sendPartnerSigningCode,
  signAsPartner,
  signAsWitness,
} from '@evenhand/contracts/access/access';
import { approveAgreement, draftAgreement, voidAgreement } from '@evenhand/contracts/agreement/agreement';
import { withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { getSigning, nameWitness, sendSigningCode, signAgreement } from '@evenhand/contracts/signing/signing';
import { dayOf, exactTime } from '@evenhand/contracts/toronto';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { SealingService } from '../src/sealing/sealing.service.js';
import { RemindersService } from '../src/signing/reminders.service.js';
import { SweepProcessor } from '../src/sweep/sweep.processor.js';
import { inDays } from './support/clock.js';
import { brokenDrawings, dataUrl, png } from './support/drawings.js';
import { nextMail, tokenIn } from './support/mailbox.js';
import { sealed } from './support/sealed.js';
import { codeOf, couple, pointersOf, service, withCouple } from './support/with-couple.js';

withCouple();

test('a party cannot sign before both approved', async () => {
  const { hash } = await couple.draft();
  expect(codeOf(await couple.owner.call(sendSigningCode))).toBe('not-open-to-signing');
  const body = couple.partySignature('owner', hash, '123456');
  expect((await couple.owner.call(signAgreement, { body })).status).toBe(422);
});

test('a version whose answers have changed since is not signed, and sends no code', async () => {
  const { hash } = await couple.ready();
  const signer = await couple.signer();
  const body = await couple.ownerSignature(hash);
  await couple.submit({ debtDivisionDescription: 'Noah pays the cards.' });
  expect(codeOf(await couple.owner.call(sendSigningCode))).toBe('answers-changed');
  expect(codeOf(await couple.owner.call(signAgreement, { body }))).toBe('answers-changed');
  expect(codeOf(await signer.call(sendPartnerSigningCode))).toBe('answers-changed');
  expect(codeOf(await signer.call(signAsPartner, { body }))).toBe('answers-changed');
  expect((await couple.owner.get(getSigning))?.state).toBe('ready');
});

test('a party signs once, even when twenty requests are concurrent', async () => {
  const { hash } = await couple.ready();
  const body = await couple.ownerSignature(hash);
  const answers = await Promise.all(Array.from({ length: 20 }, () => couple.owner.get(signAgreement, { body })));
  for (const { places } of answers) expect(places[0]).toMatchObject({ role: 'owner', state: 'signed' });
  const happened = `SELECT happening FROM signing_events JOIN agreements ON agreements.id = agreement_id
    WHERE case_id = $1 AND happening IN ('signed', 'witness-named')`;
  expect(await service.query(happened, [couple.who.caseId])).toHaveLength(2);
});

test('a party needs the code of the newest mail to sign', async () => {
  const { hash } = await couple.ready();
  const body = await couple.ownerSignature(hash);
  const wrong = { ...body, code: body.code === '000000' ? '000001' : '000000' };
  expect(pointersOf(await couple.owner.call(signAgreement, { body: wrong }))).toEqual(['/code']);
  expect((await couple.owner.call(signAgreement, { body })).status).toBe(200);
});

test('attacker reads the mailbox of an owner with a second factor: product takes its fresh proof in place of a mailed code', async () => {
  const { hash } = await couple.ready();
  const body = { ...couple.partySignature('owner', hash, ''), code: null };
  expect(pointersOf(await couple.owner.call(signAgreement, { body }))).toEqual(['/code']);
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const owner = (minutesAgo: number) =>
    service.as({ ...couple.who, secondFactor: 'proven', factorProvenAt: at(minutesAgo) });
  const mailed = await couple.ownerSignature(hash);
  expect(codeOf(await owner(11).call(signAgreement, { body: mailed }))).toBe('second-factor-needed');
  expect((await owner(1).call(signAgreement, { body })).status).toBe(200);
  const recorded = `SELECT happening FROM signing_events JOIN agreements ON agreements.id = agreement_id
    WHERE case_id = $1 AND happening IN ('factor-proven', 'code-confirmed') AND role = 'owner'`;
  expect(await service.query(recorded, [couple.who.caseId])).toEqual([{ happening: 'factor-proven' }]);
  const signer = await couple.signer();
  const withoutCode = { ...couple.partySignature('partner', hash, ''), code: null };
  expect(pointersOf(await signer.call(signAsPartner, { body: withoutCode }))).toEqual(['/code']);
});

test("a party's signing code is locked after five wrong tries, also with an Idempotency-Key on each", async () => {
  const { hash } = await couple.ready();
  const body = await couple.ownerSignature(hash);
  const wrong = { ...body, code: body.code === '000000' ? '000001' : '000000' };
  for (const key of ['try-0001', 'try-0002', 'try-0003', 'try-0004', 'try-0005']) {
    await couple.owner.call(signAgreement, { body: wrong, headers: { 'idempotency-key': key } });
  }
  expect(pointersOf(await couple.owner.call(signAgreement, { body }))).toEqual(['/code']);
  expect(codeOf(await couple.owner.call(sendSigningCode))).toBe('too-many-requests');
});

test('a party signs only the current text', async () => {
  const { hash } = await couple.ready();
  const body = { ...(await couple.ownerSignature(hash)), hash: 'b'.repeat(64) };
  expect(codeOf(await couple.owner.call(signAgreement, { body }))).toBe('changed-elsewhere');
});

test("a party's signature is refused with pointers when consent, confirmation or legal advice is missing or invalid", async () => {
  const { hash } = await couple.ready();
  const changes = { consentToElectronicSignature: false, readAndUnderstood: undefined, legalAdvice: 'maybe' };
  const answer = await couple.owner.call(signAgreement, { body: await couple.ownerSignature(hash, changes) });
  expect(pointersOf(answer)?.sort()).toEqual(['/consentToElectronicSignature', '/legalAdvice', '/readAndUnderstood']);
});

test('a party names a witness who is neither party, by name and by address', async () => {
  const { hash } = await couple.ready();
  const body = await couple.ownerSignature(hash);
  for (const [witness, pointers] of [
    [{ name: 'noah sample', email: couple.witnessEmails.owner }, ['/witness/name']],
    [{ name: 'Wren Witness', email: couple.partnerEmail }, ['/witness/email']],
    [{ name: 'Amélie  Example', email: couple.ownerEmail }, ['/witness/name', '/witness/email']],
  ] as const) {
    const answer = await couple.owner.call(signAgreement, { body: { ...body, witness } });
    expect(pointersOf(answer)).toEqual(pointers);
  }
  expect((await couple.owner.call(signAgreement, { body })).status).toBe(200);
});

test('a party may draw their name instead of typing it', async () => {
  const { hash } = await couple.ready();
  const signature = { kind: 'drawn', name: 'Amélie Example', image: dataUrl(png()) };
  const body = await couple.ownerSignature(hash, { signature });
  expect((await couple.owner.call(signAgreement, { body })).status).toBe(200);
});

test('an invalid drawing is refused, and the party can sign afterwards', async () => {
  const { hash } = await couple.ready();
  const body = await couple.ownerSignature(hash);
  for (const picture of Object.values(brokenDrawings)) {
    const signature = { kind: 'drawn', name: 'Amélie Example', image: dataUrl(picture) };
    const answer = await couple.owner.call(signAgreement, { body: { ...body, signature } });
    expect(answer.status).toBe(422);
    expect(pointersOf(answer)).toEqual(['/signature/image']);
  }
  expect((await couple.owner.call(signAgreement, { body })).status).toBe(200);
});

test('a party may mail the witness a new link, or name another, until the witness has signed', async () => {
  const { hash } = await couple.ready();
  expect(codeOf(await couple.owner.call(nameWitness, { body: { name: 'A', email: 'a@mail.test' } }))).toBe(
    'party-signs-first',
  );
  await couple.ownerSigns(hash);
  const old = await couple.witnessToken('owner');
  const cookie = await couple.enter(old, couple.witnessEmails.owner);
  const another = { name: 'Li Wei', email: `li-${couple.witnessEmails.owner}` };
  const { places } = await couple.owner.get(nameWitness, { body: another });
  expect(places[1]).toMatchObject({ role: 'owner-witness', name: 'Li Wei', state: 'next' });
  expect(await service.guestOf(cookie)).toBeNull();
  await service.asAnonymous.call(renewLink, { body: { token: old } });
  const fresh = tokenIn(await nextMail(another.email, mailIntake.witness.subject));
  const witness = await couple.guest(await couple.enter(fresh, another.email));
  await witness.get(signAsWitness, {
    body: { ...couple.witnessSignature('owner', hash), signature: { kind: 'typed', name: 'Li Wei' } },
  });
  expect(codeOf(await couple.owner.call(nameWitness, { body: another }))).toBe('witness-has-signed');
});

test('the partner signs with a separate link and a code, and names a witness', async () => {
  const { hash } = await couple.ready();
  const signer = await couple.signer();
  const view = await couple.partnerSigns(hash, signer);
  expect(view.signing?.places[2]).toMatchObject({ role: 'partner', state: 'signed' });
  const other = { name: 'Li Wei', email: `li-${couple.witnessEmails.partner}` };
  const renamed = await signer.get(namePartnerWitness, { body: other });
  expect(renamed.signing?.places[3]).toMatchObject({ name: 'Li Wei', state: 'next' });
});

test('signing ends when the partner declines', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const signer = await couple.signer();
  const witness = await couple.witness('owner');
  const view = await signer.get(declineAsPartner, { body: { reason: '' } });
  expect(view.signing).toMatchObject({ state: 'declined', declinedBy: 'partner', declinedReason: null });
  const body = couple.partySignature('partner', hash, '123456');
  expect((await signer.call(signAsPartner, { body })).status).toBeGreaterThanOrEqual(400);
  expect((await witness.call(getAccess)).status).toBe(410);
  await nextMail(couple.ownerEmail, mailIntake.news.subject);
});

test('a witness receives a link after their party has signed', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const links = await service.query("SELECT party FROM links WHERE case_id = $1 AND purpose = 'witness'", [
    couple.who.caseId,
  ]);
  expect(links).toEqual([{ party: 'owner' }]);
});

test('a witness signs for their party only, and can do nothing else', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const witness = await couple.witness('owner');
  const body = couple.partySignature('partner', hash, '123456');
  expect((await witness.call(signAsPartner, { body })).status).toBe(403);
  expect((await witness.call(declineAsPartner, { body: { reason: 'no' } })).status).toBe(403);
  const signed = await witness.get(signAsWitness, { body: couple.witnessSignature('owner', hash) });
  expect(signed.signing?.places.map(({ role, state }) => [role, state])).toEqual([
    ['owner', 'signed'],
    ['owner-witness', 'signed'],
  ]);
  expect(signed.message).toBeNull();
});

test("a witness's signature in the name of a party is refused", async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const witness = await couple.witness('owner');
  const body = { ...couple.witnessSignature('owner', hash), signature: { kind: 'typed', name: 'Noah Sample' } };
  expect(pointersOf(await witness.call(signAsWitness, { body }))).toEqual(['/signature/name']);
});

test('a witness states that they are an adult, not a party and present, and where they live', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const witness = await couple.witness('owner');
  const body = { ...couple.witnessSignature('owner', hash), adult: false, physicallyPresent: undefined, address: '' };
  expect(pointersOf(await witness.call(signAsWitness, { body }))?.sort()).toEqual([
    '/address',
    '/adult',
    '/physicallyPresent',
  ]);
});

test('a witness signs once, even when twenty requests are concurrent', async () => {
  const { giveLast } = await couple.allButOneSigned();
  await Promise.all(Array.from({ length: 20 }, giveLast));
  await sealed(couple);
  for (const [table, count] of [
    ['signatures', 4],
    ['downloads', 2],
  ] as const) {
    const rows = `SELECT role FROM ${table} JOIN agreements ON agreements.id = agreement_id WHERE agreements.case_id = $1`;
    expect(await service.query(rows, [couple.who.caseId])).toHaveLength(count);
  }
});

test('a document with a blank is not approved', async () => {
  const { hash } = await couple.draft();
  await couple.rows.plantBlank();
  expect(codeOf(await couple.owner.call(approveAgreement, { body: { hash } }))).toBe('agreement-has-blank');
});

test('a document with a blank is not signed', async () => {
  const { hash } = await couple.ready();
  const body = await couple.ownerSignature(hash);
  await couple.rows.plantBlank();
  expect(codeOf(await couple.owner.call(signAgreement, { body }))).toBe('agreement-has-blank');
});

test('a document with a blank is not sealed, even when all four signatures exist', async () => {
  await couple.allButOneSigned();
  await couple.rows.plantBlank();
  const [agreement] = await service.query('SELECT id FROM agreements WHERE case_id = $1', [couple.who.caseId]);
  await couple.rows.copySignature('owner-witness', 'partner-witness');
  await expect(service.app.get(SealingService).seal(String(agreement?.id))).rejects.toThrow('a blank is not sealed');
  expect(await service.query('SELECT 1 FROM seals WHERE agreement_id = $1', [agreement?.id])).toEqual([]);
});

test('an agreement cannot be voided, withdrawn or drafted when all four have signed', async () => {
  const { giveLast } = await couple.allButOneSigned();
  await giveLast();
  expect(codeOf(await couple.owner.call(voidAgreement))).toBe('everyone-has-signed');
  expect(codeOf(await couple.owner.call(withdrawInvitation))).toBe('signing-has-begun');
  expect((await couple.owner.get(draftAgreement)).version).toBe(1);
  await sealed(couple);
  expect(codeOf(await couple.owner.call(voidAgreement))).toBe('everyone-has-signed');
});

const reminded = () =>
  service.query(
    `SELECT role FROM signing_events JOIN agreements ON agreements.id = agreement_id
     WHERE case_id = $1 AND happening = 'reminded' ORDER BY role`,
    [couple.who.caseId],
  );

test('the record states no reminder for an owner who switched reminders off', async () => {
  await couple.ready();
  await service.query('UPDATE cases SET wants_reminders = false WHERE id = $1', [couple.who.caseId]);
  await inDays(service, 8, () => service.app.get(SweepProcessor).sweep());
  expect(await reminded()).toEqual([{ role: 'partner' }]);
});

test('signers are reminded a week after the last of them was named, and only while they can sign', async () => {
  const { hash } = await couple.ready();
  const sweepIn = (days: number) => inDays(service, days, () => service.app.get(SweepProcessor).sweep());
  await inDays(service, 5, () => couple.ownerSigns(hash));
  await sweepIn(8);
  expect(await reminded()).toEqual([]);
  await service.entitle(couple.who.caseId, { plan: 'free', accessUntil: null, version: 2 });
  await sweepIn(13);
  expect(await reminded()).toEqual([]);
  await service.entitle(couple.who.caseId, { version: 3 });
  await sweepIn(13);
  expect(await reminded()).toEqual([{ role: 'owner-witness' }, { role: 'partner' }]);
});

test('no signer is reminded of a version whose answers have changed since', async () => {
  await couple.ready();
  await couple.submit({ debtDivisionDescription: 'Noah pays the cards.' });
  await inDays(service, 8, () => service.app.get(SweepProcessor).sweep());
  expect(await reminded()).toEqual([]);
});

test('the sweep reminds the others when a signer is being deleted or an agreement fails', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const leaving = { caseId: couple.who.caseId, email: couple.witnessEmails.owner };
  await inDays(service, 8, () => service.app.get(LeavingGuests).add(service.database.manager, leaving));
  const reminders = service.app.get(RemindersService);
  const failing = jest.spyOn(reminders, 'send').mockRejectedValueOnce(new Error('out of order'));
  await inDays(service, 8, () => service.app.get(SweepProcessor).sweep());
  expect(failing).toHaveBeenCalled();
  await inDays(service, 8, () => service.app.get(SweepProcessor).sweep());
  expect(await reminded()).toEqual([{ role: 'partner' }]);
});

test('the next signer is reminded once, after a week', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  await inDays(service, 8, async () => {
    await service.app.get(SweepProcessor).sweep();
    await service.app.get(SweepProcessor).sweep();
  });
  const token = tokenIn(await nextMail(couple.partnerEmail, mailIntake.reminder.subject));
  expect(await couple.enter(token, couple.partnerEmail)).not.toBe('');
  await nextMail(couple.witnessEmails.owner, mailIntake.reminder.subject);
  expect(await reminded()).toEqual([{ role: 'owner-witness' }, { role: 'partner' }]);
});

test('what a mail names as the last day is open to its end in Toronto', async () => {
  await couple.approved();
  const times = `SELECT expires_at FROM agreements WHERE case_id = $1 UNION ALL
    SELECT expires_at FROM invitations WHERE case_id = $1 UNION ALL SELECT expires_at FROM links WHERE case_id = $1`;
  const ends = (await service.query(times, [couple.who.caseId])).map(({ expires_at }) => new Date(String(expires_at)));
  const lastDay = dayOf(new Date(Date.now() + 30 * 86_400_000));
  expect(ends).toHaveLength(4);
  for (const end of ends) expect(`${dayOf(end)} ${exactTime(end)}`).toMatch(`${lastDay} 23:59:59`);
});

test('a signing expires: links end, signatures lapse, and a new version can be made', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const witness = await couple.witness('owner');
  await inDays(service, 31, () => service.app.get(SweepProcessor).sweep());
  expect((await couple.owner.get(getSigning)).state).toBe('expired');
  expect((await witness.call(getAccess)).status).toBe(410);
  await nextMail(couple.ownerEmail, mailIntake.news.subject);
  await nextMail(couple.partnerEmail, mailIntake.news.subject);
  expect(await couple.owner.get(draftAgreement)).toMatchObject({ version: 2, state: 'in_review' });
});
