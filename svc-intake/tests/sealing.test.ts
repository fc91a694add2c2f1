import { randomUUID } from 'node:crypto';
import { getAgreement, getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { getSealedPdf, getSigning } from '@evenhand/contracts/signing/signing';
import {
  openDownload,
  sendDownloadCode,
  type Verification,
  verifyFile,
} from '@evenhand/contracts/verification/verification';
import { textOf } from '@evenhand/paper/testing/poppler';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { agreementMark } from '../src/seals/agreement-mark.js';
import { unpackingBomb } from './support/bomb.js';
import { inDays } from './support/clock.js';
import { Couple } from './support/couple.js';
import { nextMail, tokenIn } from './support/mailbox.js';
import { sealed } from './support/sealed.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
let couple: Couple;

beforeAll(async () => {
  service = await startIntake();
  couple = await Couple.of(service);
  const { giveLast } = await couple.allButOneSigned();
  await giveLast();
  await sealed(couple);
}, 120_000);
afterAll(() => service.stop());

test('the agreement is sealed after the last of four signatures', async () => {
  const signing = await couple.owner.get(getSigning);
  expect(signing.places.map(({ role, state }) => [role, state])).toEqual([
    ['owner', 'signed'],
    ['owner-witness', 'signed'],
    ['partner', 'signed'],
    ['partner-witness', 'signed'],
  ]);
  expect(signing.completedAt).not.toBeNull();
  expect((await couple.owner.get(getAgreement)).state).toBe('completed');
});

test('the draft as PDF and Word is refused with the way to the sealed file when the agreement is sealed', async () => {
  for (const draft of [getAgreementPdf, getAgreementDocx]) {
    expect(await couple.owner.call(draft)).toMatchObject({
      status: 409,
      body: { code: 'agreement-is-sealed', detail: expect.stringContaining('/api/signing/sealed') },
    });
  }
});

test('both parties are mailed a download of the sealed file with a code, valid for thirty days', async () => {
  const { bytes: file } = await couple.owner.call(getSealedPdf);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  for (const email of [couple.ownerEmail, couple.partnerEmail]) {
    const token = tokenIn(await nextMail(email, mailIntake.completed.subject));
    await service.asAnonymous.get(sendDownloadCode, { body: { token } });
    const code = await couple.code(email);
    const download = await service.asAnonymous.call(openDownload, { body: { token, code } });
    expect(download.bytes.equals(file)).toBe(true);
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="agreement.pdf"');
    await inDays(service, 31, async () => {
      expect((await service.asAnonymous.call(sendDownloadCode, { body: { token } })).status).toBe(410);
      expect((await service.asAnonymous.call(openDownload, { body: { token, code } })).status).toBe(410);
    });
  }
});

test('attacker reads the mail addresses of the four from the sealed file, product prints them masked', async () => {
  const { bytes } = await couple.owner.call(getSealedPdf);
  const printed = textOf(bytes).replaceAll(/\s+/g, '');
  const metadata = bytes.toString('latin1');
  for (const email of [couple.ownerEmail, couple.partnerEmail, ...Object.values(couple.witnessEmails)]) {
    expect(printed).toContain(maskedEmail(email));
    expect(printed).not.toContain(email);
    expect(metadata).not.toContain(email);
  }
});

test('witnesses are mailed thanks and no download', async () => {
  for (const email of Object.values(couple.witnessEmails)) {
    expect(await nextMail(email, mailIntake.witnessed.subject)).not.toContain('/download');
    expect((await mailTo(email)).map(({ subject }) => subject)).not.toContain(mailIntake.completed.subject);
  }
});

/** On a busy machine the first answer may be that it took too long. */
const verified = async (body: Buffer) => {
  const answers: Verification[] = [];
  await eventually(async () => answers.push(await service.asAnonymous.get(verifyFile, { body })));
  const [answer] = answers;
  if (!answer) throw new Error('the file was not verified');
  return answer;
};

test('anyone can verify the sealed file, and one changed byte is reported', async () => {
  const { bytes } = await couple.owner.call(getSealedPdf);
  const unchanged = await service.asAnonymous.get(verifyFile, { body: bytes });
  expect(unchanged).toMatchObject({ verdict: 'sealed', changes: [] });
  expect(unchanged.sealedBy).not.toBeNull();
  const changed = Buffer.from(bytes);
  const at = changed.length - 300;
  changed[at] = (changed[at] ?? 0) ^ 1;
  const found = await verified(changed);
  expect(found.verdict).toBe('changed');
  expect(found.changes.length).toBeGreaterThan(0);
  const longer = await verified(Buffer.concat([bytes, Buffer.from('% more')]));
  expect(longer.changes).toContainEqual({ kind: 'appended', page: null });
});

test('verification reports a decompression bomb as changed, and the service keeps answering', async () => {
  const [row] = await service.query('SELECT id FROM agreements');
  const body = unpackingBomb(agreementMark(String(row?.id)));
  const verifying = service.asAnonymous.call(verifyFile, { body });
  const answering = couple.owner.get(getAgreement);
  const first = await Promise.race([verifying.then(() => 'verified'), answering.then(() => 'answered')]);
  expect(first).toBe('answered');
  await verifying;
  expect(await verified(body)).toMatchObject({ verdict: 'changed', changes: [{ kind: 'other', page: null }] });
});

test('verification distinguishes a foreign PDF, one whose original is not kept, a file that is no PDF, and an empty one', async () => {
  const other = await service.asAnonymous.get(verifyFile, { body: Buffer.from('%PDF-1.4\n%%EOF') });
  expect(other).toMatchObject({ verdict: 'not-ours', sealedAt: null, sealedBy: null });
  const unkept = Buffer.from(`%PDF-1.4\n${agreementMark(randomUUID())}\n%%EOF`);
  expect(await service.asAnonymous.get(verifyFile, { body: unkept })).toMatchObject({ verdict: 'not-ours' });
  const text = await service.asAnonymous.get(verifyFile, { body: Buffer.from('Hello') });
  expect(text.verdict).toBe('not-a-pdf');
  const nothing = await service.asAnonymous.call(verifyFile, { body: Buffer.from('') });
  expect(nothing.status).toBe(400);
});

test('the dashboard shows every step as done when the agreement is sealed', async () => {
  const { progress, recentActivity } = await couple.owner.get(getDashboard);
  expect(progress).toEqual({
    currentStep: 'complete',
    completedSteps: ['intake', 'agreement', 'review', 'signatures', 'complete'],
    progressPercentage: 100,
  });
  expect(recentActivity[0]?.description).toBe('Everyone signed and your agreement is sealed');
});

test('the record of signing has every event with the hash of its text', async () => {
  const events = await service.query('SELECT role, happening, hash FROM signing_events ORDER BY id');
  const happenings = events.map(({ role, happening }) => `${role ?? 'service'} ${happening}`);
  for (const expected of [
    'owner drafted',
    'owner invited',
    'partner link-opened',
    'partner approved',
    'owner approved',
    'owner code-confirmed',
    'owner signed',
    'owner-witness signed',
    'partner signed',
    'partner-witness signed',
    'service sealed',
  ]) {
    expect(happenings).toContain(expected);
  }
  const { hash } = await couple.owner.get(getAgreement);
  expect(new Set(events.map((event) => event.hash))).toEqual(new Set([hash]));
});

test('the file is mailed to the address that the owner has now, and the link ends when they leave it', async () => {
  const moving = await Couple.of(service);
  const { giveLast } = await moving.allButOneSigned();
  const moveTo = (email: string) =>
    service.deliverRegistration(moving.who, { firstName: 'Amélie', lastName: 'Example' }, email);
  const present = `present-${moving.ownerEmail}`;
  await moveTo(present);
  await giveLast();
  await sealed(moving);
  const token = tokenIn(await nextMail(present, mailIntake.completed.subject));
  expect((await service.asAnonymous.call(sendDownloadCode, { body: { token } })).status).toBe(200);
  await moveTo(`later-${moving.ownerEmail}`);
  expect((await service.asAnonymous.call(sendDownloadCode, { body: { token } })).status).toBe(410);
  const partners = tokenIn(await nextMail(moving.partnerEmail, mailIntake.completed.subject));
  expect((await service.asAnonymous.call(sendDownloadCode, { body: { token: partners } })).status).toBe(200);
}, 120_000);
