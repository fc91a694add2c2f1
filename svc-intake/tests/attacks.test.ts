import { randomUUID } from 'node:crypto';
import {
  enterCode,
  getAccess,
  getAccessPdf,
  notMe,
  openLink,
  signAsPartner,
  signAsWitness,
} from '@evenhand/contracts/access/access';
import { draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { decideFoundContent, getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { addressProven } from '@evenhand/contracts/events/address-proven';
import { evidenceStored } from '@evenhand/contracts/events/evidence-stored';
import { secondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import { getIntake, saveIntakeDraft } from '@evenhand/contracts/intake/intake';
import { answerSafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import { getInvitation, sendInvitation } from '@evenhand/contracts/invitation/invitation';
import { Problem } from '@evenhand/contracts/problems';
import { getSealedPdf, sendSigningCode, signAgreement } from '@evenhand/contracts/signing/signing';
import { openDownload, sendDownloadCode } from '@evenhand/contracts/verification/verification';
import { textOf } from '@evenhand/paper/testing/poppler';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { mailedCode } from '@evenhand/wording/mailed-links';
import { DataSource } from 'typeorm';
import { SigningEventRow } from '../src/agreement/rows/signing-event.entity.js';
import { noConcerns } from '../src/self-test/invented-couple.js';
import { inMinutes } from './support/clock.js';
import type { Couple } from './support/couple.js';
import { dataUrl, png } from './support/drawings.js';
import { nextMail, tokenIn } from './support/mailbox.js';
import { sealed } from './support/sealed.js';
import { couple, pointersOf, service, withCouple } from './support/with-couple.js';

withCouple();

const problemOf = ({ body }: { body: unknown }) => Problem.parse(body);
const open = (token: string) => service.asAnonymous.call(openLink, { body: { token } });
const enter = (token: string, code: string) => service.asAnonymous.call(enterCode, { body: { token, code } });
const proven = { secondFactor: 'proven', factorProvenAt: new Date().toISOString() } as const;
const another = (code: string) => (code === '000000' ? '000001' : '000000');

test('attacker reads the mailbox of a partner with a second factor: product opens no link and mails no code before its proof', async () => {
  await couple.draft();
  await couple.invite();
  const partner = await service.register({ firstName: 'Noah', lastName: 'Sample' }, couple.partnerEmail);
  const { personId, caseId } = partner;
  const setUp = (isSetUp: boolean) =>
    service.deliver(secondFactorChanged, { personId, caseId, isSetUp, at: new Date().toISOString() });
  const kept = () => service.query('SELECT has_factor FROM cases WHERE id = $1', [caseId]);
  await setUp(true);
  await eventually(async () => expect(await kept()).toEqual([{ has_factor: true }]));
  const token = await couple.reviewToken();
  const signInFirst = { code: 'sign-in-needed', detail: intakeServer.factorFirst };
  const strangers = [service.asAnonymous, service.as({ ...couple.who, ...proven }), service.as(partner)];
  for (const stranger of strangers) {
    expect(await stranger.get(openLink, { body: { token } })).toMatchObject({ needsFactor: true });
    expect(problemOf(await stranger.call(enterCode, { body: { token, code: '000000' } }))).toMatchObject(signInFirst);
  }
  expect((await mailTo(couple.partnerEmail)).map(({ subject }) => subject)).not.toContain(mailedCode.subject);
  const holder = service.as({ ...partner, ...proven });
  expect(await holder.get(openLink, { body: { token } })).toMatchObject({ needsFactor: false });
  const code = await couple.code(couple.partnerEmail);
  expect(problemOf(await enter(token, code))).toMatchObject(signInFirst);
  expect((await holder.call(enterCode, { body: { token, code } })).status).toBe(200);
  await setUp(false);
  await eventually(async () => expect(await kept()).toEqual([{ has_factor: false }]));
});

test('attacker registers a stranger’s address and invites from it: product sends no invitation', async () => {
  await couple.draft();
  const unproven = service.as({ ...couple.who, addressProven: false });
  await unproven.get(answerSafetyScreen, { body: noConcerns });
  const body = { partnerEmail: couple.partnerEmail, message: 'You owe me.' };
  expect(pointersOf(await unproven.call(sendInvitation, { body }))).toEqual(['/addressProven']);
  expect(await mailTo(couple.partnerEmail)).toEqual([]);
});

test('attacker signs with a stranger’s address: product mails no witness', async () => {
  const { hash } = await couple.ready();
  const unproven = service.as({ ...couple.who, addressProven: false });
  await unproven.get(sendSigningCode);
  const code = await couple.code(couple.ownerEmail);
  const answer = await unproven.call(signAgreement, { body: couple.partySignature('owner', hash, code) });
  expect(pointersOf(answer)).toEqual(['/addressProven']);
  expect(await mailTo(couple.witnessEmails.owner)).toEqual([]);
});

test('attacker keeps an access from before the owner verified the address: product ends link, access and invitation', async () => {
  const { hash } = await couple.draft();
  await couple.invite();
  const cookie = await couple.enter(await couple.reviewToken(), couple.partnerEmail);
  expect(await service.guestOf(cookie)).not.toBeNull();
  await service.deliver(addressProven, proofOf(couple));
  await eventually(async () => expect(await service.guestOf(cookie)).toBeNull());
  expect((await couple.owner.get(getInvitation)).invitation?.state).toBe('withdrawn');
  expect(await couple.owner.get(getAgreement)).toMatchObject({ state: 'draft', hash });
  expect(await endsOf(couple)).toEqual([{ ended_because: 'used', access_ended: 'address-proven' }]);
});

test('attacker writes drafts in a stranger’s account: product asks its owner, and deletes them on her request', async () => {
  await couple.draft();
  await service.deliver(addressProven, proofOf(couple));
  const found = async () => (await couple.owner.get(getDashboard)).foundContent;
  await eventually(async () => expect(await found()).toMatchObject({ answers: true, agreement: true }));
  const { version } = await couple.owner.get(getIntake);
  await couple.owner.get(saveIntakeDraft, { body: { version, changes: { partnerName: 'Noël' } } });
  await couple.owner.call(decideFoundContent, { body: { decision: 'delete' } });
  const { record, submittedAt } = await couple.owner.get(getIntake);
  expect(record).toMatchObject({ partnerName: 'Noël', userEmail: couple.ownerEmail });
  expect(record.separationDate).toBeUndefined();
  expect(submittedAt).toBeNull();
  expect(await couple.owner.call(getAgreement)).toMatchObject({ status: 200, body: null });
  expect(await found()).toBeNull();
  await couple.owner.call(decideFoundContent, { body: { decision: 'delete' } });
  expect((await couple.owner.get(getIntake)).record.partnerName).toBe('Noël');
});

test('attacker uploads only files into a stranger’s account: product asks its owner about them', async () => {
  const found = async () => (await couple.owner.get(getDashboard)).foundContent;
  await service.deliver(evidenceStored, { caseId: couple.who.caseId, fileId: randomUUID() });
  const stored = () => service.query('SELECT 1 FROM evidence_files WHERE case_id = $1', [couple.who.caseId]);
  await eventually(async () => expect(await stored()).toHaveLength(1));
  expect(await found()).toBeNull();
  await service.deliver(addressProven, proofOf(couple));
  await eventually(async () => expect(await found()).toMatchObject({ answers: false, agreement: false }));
});

test('an owner who keeps the found content is not asked again', async () => {
  await couple.draft();
  await service.deliver(addressProven, proofOf(couple));
  await eventually(async () => expect((await couple.owner.get(getDashboard)).foundContent).not.toBeNull());
  await couple.owner.call(decideFoundContent, { body: { decision: 'keep' } });
  expect((await couple.owner.get(getDashboard)).foundContent).toBeNull();
  expect((await couple.owner.get(draftAgreement)).version).toBe(1);
});

test('attacker finds a used link and reports "not me": product changes nothing', async () => {
  await couple.draft();
  await couple.invite();
  const token = await couple.reviewToken();
  const cookie = await couple.enter(token, couple.partnerEmail);
  expect((await service.asAnonymous.call(notMe, { body: { token } })).status).toBe(204);
  expect((await couple.owner.get(getInvitation)).invitation?.state).toBe('opened');
  expect(await service.guestOf(cookie)).not.toBeNull();
});

test('attacker guesses codes and asks for a new one after each lock: product ends the link permanently', async () => {
  await couple.draft();
  await couple.invite();
  const token = await couple.reviewToken();
  for (const round of [0, 1, 2]) {
    await inMinutes(service, round * 6, async () => {
      await open(token);
      const wrong = another(await couple.code(couple.partnerEmail));
      for (let tries = 0; tries < 5; tries += 1) expect((await enter(token, wrong)).status).toBe(422);
    });
  }
  await inMinutes(service, 18, async () => expect(problemOf(await open(token)).code).toBe('link-gone'));
  const [link] = await service.query('SELECT ended_because FROM links WHERE case_id = $1', [couple.who.caseId]);
  expect(link).toEqual({ ended_because: 'too-many-wrong-codes' });
  expect(service.logged.join('')).toContain('wrong code entered');
});

test('attacker tries an ended link: product logs and stores the refusal, and answers as for any ended link', async () => {
  await couple.draft();
  await couple.invite();
  const token = await couple.reviewToken();
  await couple.enter(token, couple.partnerEmail);
  const refused = await open(token);
  expect(problemOf(refused).code).toBe('link-gone');
  expect(refused.bytes.toString()).not.toContain('used"');
  const kept = `SELECT act, because FROM link_refusals JOIN links ON links.id = link_id WHERE case_id = $1`;
  expect(await service.query(kept, [couple.who.caseId])).toEqual([{ act: 'open', because: 'used' }]);
  expect(service.logged.join('')).toContain('link refused');
  expect(service.logged.join('')).not.toContain(token);
});

test('attacker is named as witness and requests the agreement: product shows the signature only and refuses the file', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash, { signature: { kind: 'drawn', name: 'Amélie Example', image: dataUrl(png()) } });
  const witness = await couple.witness('owner');
  const view = await witness.get(getAccess);
  expect(view).toMatchObject({ agreement: null, message: null, witnessed: { hash, signer: 'Amélie Example' } });
  const seen = JSON.stringify(view);
  for (const secret of ['Léa', '2014-03-01', 'child support', couple.partnerEmail]) expect(seen).not.toContain(secret);
  expect((await witness.call(getAccessPdf)).status).toBe(403);
  await service.query(`UPDATE agreements SET state = 'completed' WHERE case_id = $1`, [couple.who.caseId]);
  const { signing } = await witness.get(getAccess);
  expect(signing?.places.map(({ role, drawing }) => [role, drawing])).toEqual([
    ['owner', null],
    ['owner-witness', null],
  ]);
});

test('attacker witnesses for themselves under a tagged address or look-alike letters: product refuses', async () => {
  const { hash } = await couple.ready();
  const body = await couple.ownerSignature(hash);
  const [name = '', domain = ''] = couple.ownerEmail.split('@');
  const witnesses = [
    { name: 'Wren Witness', email: `${name}+witness@${domain}` },
    { name: 'Nоah Sаmple', email: couple.witnessEmails.owner },
    { name: 'Noah SampIe', email: couple.witnessEmails.owner },
  ];
  for (const witness of witnesses) {
    expect((await couple.owner.call(signAgreement, { body: { ...body, witness } })).status).toBe(422);
  }
});

test('attacker invites themselves under a tagged address: product refuses', async () => {
  await couple.draft();
  await couple.owner.get(answerSafetyScreen, { body: noConcerns });
  const [name = '', domain = ''] = couple.ownerEmail.split('@');
  const body = { partnerEmail: `${name}+partner@${domain}`, message: '' };
  expect(pointersOf(await couple.owner.call(sendInvitation, { body }))).toEqual(['/partnerEmail']);
});

test('attacker signs as another person: product asks whether the name is theirs and shows it to the other party', async () => {
  const { hash } = await couple.ready();
  const body = await couple.ownerSignature(hash, { signature: { kind: 'typed', name: 'Amy Sample' } });
  expect(pointersOf(await couple.owner.call(signAgreement, { body }))).toEqual(['/otherNameConfirmed']);
  await couple.owner.get(signAgreement, { body: { ...body, otherNameConfirmed: true } });
  const signer = await couple.signer();
  const { signing } = await signer.get(getAccess);
  expect(signing?.places[0]).toMatchObject({ name: 'Amélie Example', signedAs: 'Amy Sample', state: 'signed' });
  await couple.partnerSigns(hash, signer);
  const witness = await couple.witness('owner');
  const other = { ...couple.witnessSignature('owner', hash), signature: { kind: 'typed', name: 'Gracie C.' } };
  expect(pointersOf(await witness.call(signAsWitness, { body: other }))).toEqual(['/otherNameConfirmed']);
  expect((await witness.call(signAsWitness, { body: { ...other, otherNameConfirmed: true } })).status).toBe(200);
});

test('attacker confirms another name for the partner without the code: product refuses', async () => {
  const { hash } = await couple.ready();
  const signer = await couple.signer();
  const body = { ...couple.partySignature('partner', hash, '123456'), otherNameConfirmed: true };
  expect(pointersOf(await signer.call(signAsPartner, { body }))).toEqual(['/code']);
});

const BROWSER = 'Sample Browser 9.9';

test('attacker looks for a signer’s location in the file, or downloads it by an old link: product prints no network address and asks for a code', async () => {
  const { hash } = await couple.ready();
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': '203.0.113.77' };
  await couple.owner.get(signAgreement, { body: await couple.ownerSignature(hash), headers });
  await couple.partnerSigns(hash, await couple.signer());
  await couple.witnessSigns('owner', hash);
  await couple.witnessSigns('partner', hash);
  await sealed(couple);

  const { bytes } = await couple.owner.call(getSealedPdf);
  const text = textOf(bytes);
  expect(text).toContain('Record of signing');
  for (const trace of [BROWSER, '203.0.113.77', '198.51.100.1', '127.0.0.1', 'node', 'IP address'])
    expect(text).not.toContain(trace);
  const { manager } = service.app.get(DataSource);
  const browsers = (await manager.find(SigningEventRow)).map(({ userAgent }) => userAgent);
  expect(browsers).toContain(BROWSER);

  const token = tokenIn(await nextMail(couple.partnerEmail, mailIntake.completed.subject));
  const download = (guess: string) => service.asAnonymous.call(openDownload, { body: { token, code: guess } });
  expect((await download('123456')).status).toBe(422);
  expect((await service.asAnonymous.send('POST', openDownload.path, { body: { token } })).status).toBe(422);
  await service.asAnonymous.get(sendDownloadCode, { body: { token } });
  const right = await couple.code(couple.partnerEmail);
  expect((await download(another(right))).status).toBe(422);
  expect((await download(right)).bytes.equals(bytes)).toBe(true);
  expect((await download(right)).status).toBe(422);

  // Where the account of the address has a second factor, the code alone opens nothing.
  await service.register({ firstName: 'Noah', lastName: 'Sample' }, couple.partnerEmail);
  await service.query('UPDATE cases SET has_factor = true WHERE email = $1', [service.stored(couple.partnerEmail)]);
  for (const refused of [await service.asAnonymous.call(sendDownloadCode, { body: { token } }), await download(right)])
    expect(problemOf(refused)).toMatchObject({ code: 'sign-in-needed', detail: intakeServer.factorFirst });
});

const proofOf = ({ who: { personId, caseId } }: Couple) => ({
  personId,
  caseId,
  at: new Date().toISOString(),
  contentMayBeForeign: true,
});

const endsOf = ({ who: { caseId } }: Couple) =>
  service.query(
    `SELECT links.ended_because, accesses.ended_because AS access_ended
    FROM links JOIN accesses ON link_id = links.id WHERE links.case_id = $1`,
    [caseId],
  );
