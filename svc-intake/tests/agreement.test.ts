import { approveAsPartner, getAccess, getAccessPdf } from '@evenhand/contracts/access/access';
import {
  approveAgreement,
  draftAgreement,
  getAgreement,
  getAgreementDocx,
  getAgreementPdf,
  voidAgreement,
} from '@evenhand/contracts/agreement/agreement';
import { writeAnswerSheet } from '@evenhand/contracts/agreement/answer-sheet';
import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { getInvitation } from '@evenhand/contracts/invitation/invitation';
import { Problem } from '@evenhand/contracts/problems';
import { getSigning } from '@evenhand/contracts/signing/signing';
import { textOf } from '@evenhand/paper/testing/poppler';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { filesOf } from './documents/unzip.js';
import { nextMail } from './support/mailbox.js';
import { codeOf, couple, service, withCouple } from './support/with-couple.js';

withCouple();

test('drafting is refused before answers are submitted', async () => {
  expect(await couple.owner.call(getAgreement)).toMatchObject({ status: 200, body: null });
  expect((await couple.owner.call(draftAgreement)).status).toBe(409);
});

test('twenty concurrent requests make one agreement', async () => {
  await couple.submit();
  const made = await Promise.all(Array.from({ length: 20 }, () => couple.owner.get(draftAgreement)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(made[0]).toMatchObject({ version: 1, state: 'draft', approvals: [], answersChanged: false });
  const rows = await service.query('SELECT 1 FROM agreements WHERE case_id = $1', [couple.who.caseId]);
  expect(rows).toHaveLength(1);
});

test('the agreement reports changed answers, and the next draft is a new version', async () => {
  const first = await couple.draft();
  await couple.submit({ debtDivisionDescription: 'Noah pays them all.' });
  expect(await couple.owner.get(getAgreement)).toMatchObject({ id: first.id, answersChanged: true });
  const second = await couple.owner.get(draftAgreement);
  expect(second).toMatchObject({ version: 2, answersChanged: false, state: 'draft' });
  expect(second.hash).not.toBe(first.hash);
});

test('the agreement shows the owner what a new draft would change, and what changed since their approval', async () => {
  const { hash, reviewer } = await couple.approved();
  await couple.submit({ debtDivisionDescription: 'Noah pays them all.' });
  const outdated = await couple.owner.get(getAgreement);
  const added = expect.arrayContaining([expect.stringContaining('Noah pays them all.')]);
  expect(outdated).toMatchObject({ hash, state: 'ready', approvedBefore: null, redraft: [{ added }] });
  expect((await couple.owner.get(getCaseOverview)).draftOutdated).toBe(true);
  expect((await reviewer.get(getAccess)).agreement).toMatchObject({ redraft: [], approvedBefore: null });

  const second = await couple.owner.get(draftAgreement);
  expect(second).toMatchObject({ redraft: [], approvedBefore: { version: 1, changes: outdated.redraft } });
  expect((await couple.owner.get(getCaseOverview)).draftOutdated).toBe(false);
  const approved = await couple.owner.get(approveAgreement, { body: { hash: second.hash } });
  expect(approved.approvedBefore).toBeNull();
});

test('an outdated version cannot be approved', async () => {
  const { hash } = await couple.draft();
  await couple.submit({ debtDivisionDescription: 'Noah pays them all.' });
  expect((await couple.owner.call(approveAgreement, { body: { hash } })).status).toBe(409);
});

test('approval is refused with a pointer to each missing answer', async () => {
  await couple.submit({ separationDate: undefined, partnerName: undefined });
  const { hash, document } = await couple.owner.get(draftAgreement);
  const answer = await couple.owner.call(approveAgreement, { body: { hash } });
  const { code, errors } = Problem.parse(answer.body);
  expect(code).toBe('answers-missing');
  expect(errors?.map(({ pointer }) => pointer)).toEqual(document.missing.map((one) => `/${one.answer}`));
  expect(errors?.map(({ pointer }) => pointer)).toContain('/separationDate');
});

test('an approval is accepted only for the hash of the current text', async () => {
  const { hash } = await couple.draft();
  const other = await couple.owner.call(approveAgreement, { body: { hash: 'a'.repeat(64) } });
  expect(Problem.parse(other.body).code).toBe('changed-elsewhere');
  const approved = await couple.owner.get(approveAgreement, { body: { hash } });
  expect(approved.approvals).toMatchObject([{ party: 'owner', hash }]);
  expect(await couple.owner.get(approveAgreement, { body: { hash } })).toEqual(approved);
});

test('the signing opens when both approve the same text, and both are mailed', async () => {
  await couple.ready();
  const signing = await couple.owner.get(getSigning);
  expect(signing.state).toBe('ready');
  expect(signing.places.map(({ state }) => state)).toEqual(['next', 'waiting', 'next', 'waiting']);
  expect(signing.expiresAt).not.toBeNull();
  await nextMail(couple.ownerEmail, mailIntake.ownerMaySign.subject);
  await nextMail(couple.partnerEmail, mailIntake.partnerMaySign.subject);
});

test('a new version voids both approvals, and the partner in review is mailed a link to it', async () => {
  const { hash, reviewer } = await couple.ready();
  await couple.submit({ debtDivisionDescription: 'Noah pays them all.' });
  const second = await couple.owner.get(draftAgreement);
  expect(second).toMatchObject({ version: 2, state: 'in_review', approvals: [] });
  await nextMail(couple.partnerEmail, mailIntake.newVersion.subject);
  const seen = await reviewer.get(getAccess);
  expect(seen.agreement).toMatchObject({ id: second.id, hash: second.hash, approvals: [] });
  const { version, changes } = seen.agreement?.approvedBefore ?? {};
  expect(version).toBe(1);
  expect(changes?.flatMap(({ removed }) => removed)).toEqual([]);
  expect(changes?.flatMap(({ added }) => added)).toContainEqual(expect.stringContaining('Noah pays them all.'));
  expect((await reviewer.call(approveAsPartner, { body: { hash } })).status).toBe(409);
  const token = await couple.signToken();
  await expect(couple.enter(token, couple.partnerEmail)).rejects.toThrow('410');
});

test('the partner sees the articles that lost text since the version they decided on, without that text', async () => {
  const words = 'Noah and Olivia pay them in equal parts.';
  await couple.submit({ hasDebt: true, debtDivisionDescription: words, optionalClauses: ['Noah keeps the canoe.'] });
  const { hash } = await couple.owner.get(draftAgreement);
  await couple.invite();
  const reviewer = await couple.reviewer();
  await reviewer.get(approveAsPartner, { body: { hash } });
  await couple.submit({ hasDebt: true, debtDivisionDescription: words, optionalClauses: [] });
  await couple.owner.get(draftAgreement);
  const changes = (await reviewer.get(getAccess)).agreement?.approvedBefore?.changes;
  expect(changes).toContainEqual({ title: expect.stringMatching(/^Article \d+/), removed: [], added: [] });
  expect(JSON.stringify(changes)).not.toContain('canoe');
});

test('voiding an agreement ends every link, access and approval, and the partner is mailed', async () => {
  const { reviewer } = await couple.ready();
  const signer = await couple.signer();
  expect((await couple.owner.get(voidAgreement)).state).toBe('voided');
  expect((await couple.owner.get(voidAgreement)).state).toBe('voided');
  expect((await reviewer.call(getAccess)).status).toBe(410);
  expect((await signer.call(getAccess)).status).toBe(410);
  expect((await couple.owner.get(getInvitation)).invitation?.state).toBe('withdrawn');
  await nextMail(couple.partnerEmail, mailIntake.news.subject);
  const fresh = await couple.owner.get(draftAgreement);
  expect(fresh).toMatchObject({ version: 2, state: 'draft', approvals: [] });
});

test('voiding an agreement deletes its signatures and unlocks the answers', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  expect((await couple.owner.call(draftAgreement)).body).toMatchObject({ version: 1, state: 'partially_signed' });
  await couple.owner.get(voidAgreement);
  await couple.submit({ debtDivisionDescription: 'Noah pays them all.' });
  const { version } = await couple.owner.get(draftAgreement);
  expect(version).toBe(2);
  expect((await couple.owner.get(getSigning)).places.every(({ state }) => state === 'waiting')).toBe(true);
});

test('the draft is a PDF and a Word file, and the file names name no person', async () => {
  await couple.draft();
  const pdf = await couple.owner.call(getAgreementPdf);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="draft-1.pdf"');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const docx = await couple.owner.call(getAgreementDocx);
  expect(docx.headers.get('content-disposition')).toBe('attachment; filename="draft-1.docx"');
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
});

test('the service answers while a Word file is written, and one is written at a time for a case', async () => {
  await couple.draft();
  const ended: string[] = [];
  const file = couple.owner.call(getAgreementDocx).finally(() => ended.push('file'));
  await couple.owner.get(getAgreement).finally(() => ended.push('answer'));
  const again = await couple.owner.call(getAgreementDocx);
  expect({ code: codeOf(again), status: again.status }).toEqual({ code: 'too-many-requests', status: 429 });
  expect((await file).status).toBe(200);
  expect(ended).toEqual(['answer', 'file']);
});

test('the agreement keeps names exactly in any script, with markup and emoji', async () => {
  await couple.submit({ userName: 'نور <b>الهدى</b>', partnerName: '👩🏽‍🚀 Zoë' });
  const { document } = await couple.owner.get(draftAgreement);
  expect(document.parties).toEqual({ owner: 'نور <b>الهدى</b>', partner: '👩🏽‍🚀 Zoë' });
  expect((await couple.owner.call(getAgreementPdf)).status).toBe(200);
  expect((await couple.owner.call(getAgreementDocx)).status).toBe(200);
});

test('a hidden address is in no document, page or file; an address that is not hidden is', async () => {
  const [hidden, shown] = ['17 Quiet Lane, Sudbury', '4 Open Street, Ottawa'];
  const answers = { userAddress: hidden, userAddressHidden: true, partnerAddress: shown };
  await couple.submit(answers);
  const drafted = await couple.owner.get(draftAgreement);
  await couple.invite();
  const reviewer = await couple.reviewer();
  const { record } = await couple.owner.get(getIntake);
  expect(record).toMatchObject(answers);
  const word = filesOf((await couple.owner.call(getAgreementDocx)).bytes);
  const seen = [
    JSON.stringify(drafted),
    JSON.stringify(await reviewer.get(getAccess)),
    textOf((await reviewer.call(getAccessPdf)).bytes),
    textOf((await couple.owner.call(getAgreementPdf)).bytes),
    [...word.values()].join(),
    JSON.stringify(await couple.owner.get(writeAnswerSheet, { body: { record, fields: ['partnerAddress'] } })),
  ];
  for (const text of seen) {
    expect(text).not.toContain('Quiet');
    expect(text).toContain('Open Street');
  }
  await couple.submit({ ...answers, userAddress: '18 Quiet Lane, Sudbury' });
  expect(await couple.owner.get(getAgreement)).toMatchObject({ hash: drafted.hash, answersChanged: false });
});

test('the dashboard follows the progress of the case and shows no names', async () => {
  const at = async () => (await couple.owner.get(getDashboard)).progress.currentStep;
  expect(await at()).toBe('intake');
  await couple.submit();
  expect(await at()).toBe('agreement');
  const { hash } = await couple.owner.get(draftAgreement);
  expect(await at()).toBe('review');
  await couple.invite();
  const reviewer = await couple.reviewer();
  await reviewer.get(approveAsPartner, { body: { hash } });
  await couple.owner.get(approveAgreement, { body: { hash } });
  expect(await at()).toBe('signatures');
  const { user, recentActivity } = await couple.owner.get(getDashboard);
  expect(user).toMatchObject({ id: couple.who.personId, email: couple.ownerEmail, firstName: 'Amélie' });
  expect(recentActivity.map(({ description }) => description)).toEqual([
    'You both approved: the agreement is ready to sign',
    'You approved the draft',
    'Your partner approved the draft',
    'Your partner opened the draft',
    'You invited your partner to review',
    'Your draft agreement was made',
    'You submitted your answers',
  ]);
});
