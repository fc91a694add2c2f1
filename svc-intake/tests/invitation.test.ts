import {
  approveAsPartner,
  declineAsPartner,
  enterCode,
  getAccess,
  getAccessPdf,
  leaveAccess,
  notMe,
  openLink,
  renewLink,
  sendPartnerSigningCode,
} from '@evenhand/contracts/access/access';
import { draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { answerSafetyScreen, getSafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import {
  getInvitation,
  resendInvitation,
  sendInvitation,
  withdrawInvitation,
} from '@evenhand/contracts/invitation/invitation';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { Problem } from '@evenhand/contracts/problems';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { mailedCode } from '@evenhand/wording/mailed-links';
import { noConcerns } from '../src/self-test/invented-couple.js';
import { SweepProcessor } from '../src/sweep/sweep.processor.js';
import { inDays, inMinutes } from './support/clock.js';
import { Couple } from './support/couple.js';
import { codeIn, nextMail, tokenIn } from './support/mailbox.js';
import { codeOf, couple, pointersOf, service, withCouple } from './support/with-couple.js';

withCouple();

const invitation = () => ({ body: { partnerEmail: couple.partnerEmail, message: '' } });
const open = (token: string) => service.asAnonymous.call(openLink, { body: { token } });
const enter = (token: string, code: string) => service.asAnonymous.call(enterCode, { body: { token, code } });
/** The token of the link that the partner is mailed. */
const invitedByLink = async () => {
  await couple.draft();
  await couple.invite();
  return couple.reviewToken();
};
const openedLink = async () => {
  const token = await invitedByLink();
  await open(token);
  return { token, code: await couple.code(couple.partnerEmail) };
};

test('an invitation is refused before the safety screen is answered', async () => {
  await couple.draft();
  const answer = await couple.owner.call(sendInvitation, invitation());
  expect(Problem.parse(answer.body)).toMatchObject({
    code: 'safety-screen-unanswered',
    errors: [{ pointer: '/safetyScreen' }],
  });
});

test('an invitation needs confirmation when the safety screen raises concerns', async () => {
  await couple.draft();
  const answers = { ...noConcerns.answers, pressuredToAgree: 'unsure' };
  const screen = await couple.owner.get(answerSafetyScreen, { body: { answers, goOnAnyway: false } });
  expect(screen.concerns).toEqual(['pressure']);
  expect((await couple.owner.call(sendInvitation, invitation())).status).toBe(409);
  await couple.owner.get(answerSafetyScreen, { body: { answers, goOnAnyway: true } });
  expect((await couple.owner.call(sendInvitation, invitation())).status).toBe(201);
});

test('the answers of the safety screen are in no mail and not visible to the partner', async () => {
  await couple.draft();
  await couple.owner.get(answerSafetyScreen, {
    body: { answers: { ...noConcerns.answers, hiddenMoney: 'yes' }, goOnAnyway: true },
  });
  await couple.owner.get(sendInvitation, invitation());
  const reviewer = await couple.reviewer();
  const seen = JSON.stringify((await reviewer.call(getAccess)).body);
  const mails = JSON.stringify(await mailTo(couple.partnerEmail));
  for (const word of ['afraidOfPartner', 'hiddenMoney', 'goOnAnyway', 'safetyScreen']) {
    expect(seen).not.toContain(word);
    expect(mails).not.toContain(word);
  }
  expect((await reviewer.call(getSafetyScreen)).status).toBe(403);
});

test('an invitation is refused when there is no draft', async () => {
  await couple.owner.get(answerSafetyScreen, { body: noConcerns });
  expect((await couple.owner.call(sendInvitation, invitation())).status).toBe(409);
});

test("an invitation to the owner's address is refused", async () => {
  await couple.draft();
  await couple.owner.get(answerSafetyScreen, { body: noConcerns });
  const body = { partnerEmail: couple.ownerEmail.toUpperCase(), message: '' };
  const answer = await couple.owner.call(sendInvitation, { body });
  expect(Problem.parse(answer.body)).toMatchObject({ status: 422, errors: [{ pointer: '/partnerEmail' }] });
});

test('an invitation is mailed once, however often it is sent', async () => {
  await couple.draft();
  await couple.owner.get(answerSafetyScreen, { body: noConcerns });
  const sent = await Promise.all(Array.from({ length: 20 }, () => couple.owner.get(sendInvitation, invitation())));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await nextMail(couple.partnerEmail, mailIntake.invitation.subject);
  await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
  expect(await mailTo(couple.partnerEmail)).toHaveLength(1);
  const other = await couple.owner.call(sendInvitation, { body: { partnerEmail: 'x@mail.test', message: '' } });
  expect(codeOf(other)).toBe('already-invited');
  const reworded = { body: { ...invitation().body, message: 'Please read it soon.' } };
  expect(pointersOf(await couple.owner.call(sendInvitation, reworded))).toEqual(['/message']);
  expect((await couple.owner.get(getAgreement)).state).toBe('in_review');
});

test('an invitation has the message as written, or greets the partner by name when it is blank', async () => {
  await couple.draft();
  await couple.invite('Bitte lies das in Ruhe. <3\n\nA.');
  expect(await nextMail(couple.partnerEmail, mailIntake.invitation.subject)).toContain('Bitte lies das in Ruhe. <3');
  const blank = await Couple.of(service);
  await blank.draft();
  const { message } = await blank.invite();
  expect(message).toMatch(/^Hello Noah Sample,/);
  expect(message).toMatch(/Amélie$/);
});

test("only a hash of the invitation's link is stored", async () => {
  const token = await invitedByLink();
  await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
  for (const table of ['links', 'invitations', 'codes', 'accesses']) {
    expect(JSON.stringify(await service.query(`SELECT * FROM ${table}`))).not.toContain(token);
  }
});

test('resending an invitation makes a new link and ends the old one', async () => {
  await couple.draft();
  await couple.invite();
  const old = await couple.reviewToken();
  await couple.owner.get(resendInvitation);
  const fresh = await couple.reviewToken();
  expect(codeOf(await open(old))).toBe('link-gone');
  expect((await open(fresh)).status).toBe(200);
});

test('withdrawing an invitation ends its link and access', async () => {
  const { hash } = await couple.draft();
  await couple.invite();
  const cookie = await couple.enter(await couple.reviewToken(), couple.partnerEmail);
  const reviewer = await couple.guest(cookie);
  await reviewer.get(approveAsPartner, { body: { hash } });
  expect((await couple.owner.get(withdrawInvitation)).state).toBe('withdrawn');
  expect(await service.guestOf(cookie)).toBeNull();
  expect((await reviewer.call(getAccess)).status).toBe(410);
  expect(await couple.owner.get(getAgreement)).toMatchObject({ state: 'draft', approvals: [] });
  expect((await couple.owner.get(withdrawInvitation)).state).toBe('withdrawn');
  expect((await couple.owner.call(resendInvitation)).status).toBe(409);
  const happened = `SELECT happening FROM signing_events JOIN agreements ON agreements.id = agreement_id
    WHERE case_id = $1 ORDER BY signing_events.id DESC LIMIT 2`;
  expect(await service.query(happened, [couple.who.caseId])).toEqual([
    { happening: 'invitation-ended' },
    { happening: 'approved' },
  ]);
});

test('an invitation expires', async () => {
  const token = await invitedByLink();
  await inDays(service, 31, () => service.app.get(SweepProcessor).sweep());
  expect((await couple.owner.get(getInvitation)).invitation?.state).toBe('expired');
  expect((await couple.owner.get(getAgreement)).state).toBe('draft');
  expect(codeOf(await open(token))).toBe('link-gone');
  await nextMail(couple.ownerEmail, mailIntake.news.subject);
});

test('an invitation that reached the wrong person is closed by its recipient, and the owner is mailed', async () => {
  const token = await invitedByLink();
  expect((await service.asAnonymous.call(notMe, { body: { token } })).status).toBe(204);
  expect((await couple.owner.get(getInvitation)).invitation?.state).toBe('not_the_person');
  expect(codeOf(await open(token))).toBe('link-gone');
  expect(await nextMail(couple.ownerEmail, mailIntake.news.subject)).toContain('somebody else');
});

const unknown = 'x'.repeat(43);

test('an unknown link is answered like an expired one', async () => {
  expect(codeOf(await open(unknown))).toBe('link-gone');
  expect(codeOf(await enter(unknown, '123456'))).toBe('link-gone');
  expect((await service.asAnonymous.call(renewLink, { body: { token: unknown } })).status).toBe(204);
  expect((await service.asAnonymous.call(notMe, { body: { token: unknown } })).status).toBe(204);
});

test('a link answers its purpose and the masked recipient of the code, and nothing else', async () => {
  await couple.draft();
  await couple.invite();
  const { body } = await open(await couple.reviewToken());
  expect(body).toEqual({
    purpose: 'review',
    sentTo: maskedEmail(couple.partnerEmail),
    minutes: 10,
    needsFactor: false,
  });
});

test('a link works once, even when twenty requests use it concurrently', async () => {
  const { token, code } = await openedLink();
  const tries = await Promise.all(Array.from({ length: 20 }, () => enter(token, code)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await service.query('SELECT 1 FROM accesses WHERE case_id = $1', [couple.who.caseId]);
  expect(rows).toHaveLength(1);
  expect(codeOf(await open(token))).toBe('link-gone');
});

test('a link is locked after five wrong codes, for the right one too, until a new code is requested later', async () => {
  const { token, code } = await openedLink();
  const wrong = code === '000000' ? '000001' : '000000';
  const tries = await Promise.all(Array.from({ length: 8 }, () => enter(token, wrong)));
  expect(tries.every(({ status }) => status === 422)).toBe(true);
  expect(Problem.parse((await enter(token, code)).body).errors).toMatchObject([{ pointer: '/code' }]);
  expect(codeOf(await open(token))).toBe('too-many-requests');
  await inMinutes(service, 6, async () => {
    await open(token);
    const fresh = await couple.code(couple.partnerEmail);
    expect((await enter(token, fresh)).status).toBe(200);
  });
});

test('an expired code is refused', async () => {
  const { token, code } = await openedLink();
  await inMinutes(service, 11, async () => expect((await enter(token, code)).status).toBe(422));
});

test('a used link is renewed to the same address while the invitation is open', async () => {
  const token = await invitedByLink();
  await couple.enter(token, couple.partnerEmail);
  await service.asAnonymous.call(renewLink, { body: { token } });
  const fresh = tokenIn(await nextMail(couple.partnerEmail, mailIntake.renewedLink.subject));
  expect((await open(fresh)).status).toBe(200);
  await couple.owner.get(withdrawInvitation);
  expect((await service.asAnonymous.call(renewLink, { body: { token } })).status).toBe(204);
  await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
  const mails = await mailTo(couple.partnerEmail);
  expect(mails.filter(({ subject }) => subject === mailIntake.renewedLink.subject)).toHaveLength(1);
});

test('attacker renews a used link 13 times: product mails three, and the owner can still resend the invitation', async () => {
  const token = await invitedByLink();
  await couple.enter(token, couple.partnerEmail);
  for (let time = 0; time < 13; time += 1)
    expect((await service.asAnonymous.call(renewLink, { body: { token } })).status).toBe(204);
  const sent = () => service.query('SELECT renewed FROM links WHERE case_id = $1', [couple.who.caseId]);
  expect((await sent()).filter(({ renewed }) => renewed)).toHaveLength(3);
  for (let time = 0; time < 9; time += 1) await couple.owner.get(resendInvitation);
  expect(codeOf(await couple.owner.call(resendInvitation))).toBe('too-many-requests');
  await inMinutes(service, 24 * 60 + 1, async () => {
    expect((await service.asAnonymous.call(renewLink, { body: { token } })).status).toBe(204);
    await couple.owner.get(resendInvitation);
  });
  expect((await sent()).filter(({ renewed }) => renewed)).toHaveLength(4);
});

test('attacker asks for codes by a link again and again: product mails 20 a day', async () => {
  const token = await invitedByLink();
  for (let time = 0; time < 20; time += 1)
    await inMinutes(service, time, async () => expect((await open(token)).status).toBe(200));
  await inMinutes(service, 20, async () => expect(codeOf(await open(token))).toBe('too-many-requests'));
  await inMinutes(service, 24 * 60 + 1, async () => expect((await open(token)).status).toBe(200));
});

test('the access cookie is HttpOnly and limited to /api/access', async () => {
  const token = await invitedByLink();
  await open(token);
  const { headers } = await enter(token, await couple.code(couple.partnerEmail));
  const cookie = headers.get('set-cookie') ?? '';
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/access']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Secure');
});

test('the partner in review sees the agreement and the message, and no private data of the owner', async () => {
  const { document } = await couple.draft();
  await couple.invite('Read this, please.');
  const reviewer = await couple.reviewer();
  const view = await reviewer.get(getAccess);
  expect(view).toMatchObject({ purpose: 'review', role: 'partner', party: 'partner', message: 'Read this, please.' });
  expect(view.agreement?.document).toEqual(document);
  const seen = JSON.stringify((await reviewer.call(getAccess)).body);
  for (const secret of [couple.ownerEmail, '416-555-0134', couple.who.personId]) expect(seen).not.toContain(secret);
  expect((await reviewer.call(getAccessPdf)).headers.get('content-type')).toBe('application/pdf');
});

test('the partner cannot sign with the review link', async () => {
  const { reviewer } = await couple.ready();
  expect((await reviewer.call(sendPartnerSigningCode)).status).toBe(403);
});

test('after a decline the owner reads the reason, and the next draft reaches the partner only when it is sent', async () => {
  await couple.draft();
  await couple.invite();
  const reviewer = await couple.reviewer();
  const reason = 'The home is worth more. <script>';
  const view = await reviewer.get(declineAsPartner, { body: { reason } });
  expect(view.agreement).toMatchObject({ state: 'declined', declinedReason: reason });
  expect(await couple.owner.get(getAgreement)).toMatchObject({ state: 'declined', declinedReason: reason });
  const mail = await nextMail(couple.ownerEmail, mailIntake.news.subject);
  expect(mail).not.toContain('home');
  const next = await couple.owner.get(draftAgreement);
  expect(next).toMatchObject({ version: 2, state: 'draft' });
  expect((await reviewer.get(getAccess)).agreement).toMatchObject({ version: 1, state: 'voided' });
  const peopleOf = async () => (await couple.owner.get(getCaseOverview)).people;
  expect(await peopleOf()).toMatchObject({ invitation: 'opened', declined: { reason } });
  expect((await couple.owner.get(getCaseBar)).parts.review).toBe('open');
  await couple.owner.get(resendInvitation);
  expect(await nextMail(couple.partnerEmail, mailIntake.invitation.subject)).toContain('#');
  expect((await reviewer.get(getAccess)).agreement).toMatchObject({ id: next.id, state: 'in_review' });
  expect(await peopleOf()).toMatchObject({ declined: null });
});

test('an invitation after a decline is refused until there is a new draft, and then mails it with its message', async () => {
  await couple.draft();
  await couple.invite();
  const reviewer = await couple.reviewer();
  await reviewer.get(declineAsPartner, { body: { reason: '' } });
  const again = { body: { ...invitation().body, message: 'The home is at 812,000 now.' } };
  expect(codeOf(await couple.owner.call(sendInvitation, again))).toBe('draft-has-ended');
  const next = await couple.owner.get(draftAgreement);
  expect(await couple.owner.get(sendInvitation, again)).toMatchObject({ message: again.body.message });
  const mailed = async () =>
    (await mailTo(couple.partnerEmail)).map(({ text }) => text).filter((text) => text?.includes('812,000'));
  await eventually(async () => expect(await mailed()).toHaveLength(1));
  expect((await reviewer.get(getAccess)).agreement).toMatchObject({ id: next.id, state: 'in_review' });
});

test('an invitation can be withdrawn when the draft after a decline was not sent', async () => {
  await couple.draft();
  await couple.invite();
  await (await couple.reviewer()).get(declineAsPartner, { body: { reason: '' } });
  expect(await couple.owner.get(getCaseOverview)).toMatchObject({ people: { declined: { reason: null } } });
  expect((await couple.owner.call(resendInvitation)).body).toMatchObject({ code: 'draft-has-ended' });
  await couple.owner.get(draftAgreement);
  expect(await couple.owner.get(withdrawInvitation)).toMatchObject({ state: 'withdrawn' });
  expect(await couple.owner.get(getAgreement)).toMatchObject({ version: 2, state: 'draft' });
});

test('an access ends when the partner leaves', async () => {
  await couple.draft();
  await couple.invite();
  const cookie = await couple.enter(await couple.reviewToken(), couple.partnerEmail);
  const reviewer = await couple.guest(cookie);
  const left = await reviewer.call(leaveAccess);
  expect(left.status).toBe(204);
  expect(left.headers.get('set-cookie')).toContain('evenhand_access=;');
  expect(await service.guestOf(cookie)).toBeNull();
});

test('an access is refused after fourteen days', async () => {
  await couple.draft();
  await couple.invite();
  const cookie = await couple.enter(await couple.reviewToken(), couple.partnerEmail);
  await inDays(service, 15, async () => expect(await service.guestOf(cookie)).toBeNull());
});

test('the subject of every mail is neutral and names no separation or agreement', async () => {
  const subjects = Object.values(mailIntake).map(({ subject }) => subject);
  for (const subject of subjects) expect(subject).not.toMatch(/separat|divorc|agreement|spous|partner|evenhand/i);
  expect(codeIn(mailedCode.text('012345', 10))).toBe('012345');
});
