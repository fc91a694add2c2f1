import { notMe, renewLink } from '@evenhand/contracts/access/access';
import { draftAgreement, getAgreement, voidAgreement } from '@evenhand/contracts/agreement/agreement';
import { getIntake, submitIntake } from '@evenhand/contracts/intake/intake';
import { resendInvitation } from '@evenhand/contracts/invitation/invitation';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { mailArriving, mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { SweepProcessor } from '../src/sweep/sweep.processor.js';
import { inDays } from './support/clock.js';
import { nextMail, tokenIn } from './support/mailbox.js';
import { completeRecord } from './support/record.js';
import { couple, pointersOf, service, withCouple } from './support/with-couple.js';

withCouple();

const BAIT = 'Alex\n\nYour account is closed: https://example.org/login';

test('attacker writes an address into a name: product refuses it on submission, and mails an older one as plain text', async () => {
  for (const [field, value] of [
    ['userName', BAIT],
    ['partnerName', 'Sam, see example.org'],
  ] as const) {
    const body = completeRecord({ userEmail: couple.ownerEmail, partnerEmail: couple.partnerEmail, [field]: value });
    expect(pointersOf(await couple.owner.call(submitIntake, { body }))).toEqual([`/${field}`]);
  }
  await couple.submit();
  // A record from before names were validated.
  for (const kept of ['record', 'submittedRecord'] as const)
    await couple.rows.changeAnswers(kept, { userName: `${BAIT} ${'x'.repeat(120)}` });
  expect((await couple.owner.get(getIntake)).record.userName).toContain('https://example.org');
  await couple.owner.get(draftAgreement);
  await couple.invite();
  const mail = await nextMail(couple.partnerEmail, mailIntake.invitation.subject);
  expect(mail).not.toMatch(/example\.org/);
  expect(mail).toMatch(
    /^Alex {2}Your account is closed: https\[:\]\/\/example\[\.\]org\/login x+ sent you a document/m,
  );
});

test('attacker writes addresses into the message of an invitation: product quotes and attributes it without links', async () => {
  await couple.draft();
  await couple.invite('Please pay first:\n----\n\nhttps://example.org/pay\nor mail help@example.org');
  const { text: mail = '', html } = await mailArriving(couple.partnerEmail);
  expect(mail).toContain('sent you a document to read with Evenhand, and wrote:');
  expect(mail).toContain('> https[:]//example[.]org/pay\n> or mail help[at]example[.]org');
  expect(String(html).match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<blockquote');
});

test('attacker sends invitation after invitation: product sends ten messages a day', async () => {
  await couple.draft();
  await couple.invite('Again');
  for (let times = 1; times < 10; times += 1) expect((await couple.owner.call(resendInvitation)).status).toBe(200);
  expect((await couple.owner.call(resendInvitation)).status).toBe(429);
});

test('each mail that asks for a review or signature names who asks and how to check that it is real', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const { partnerMaySign, witness, newVersion, renewedLink } = mailIntake;
  const isFrom = /ask Amélie Example in person or by a telephone number that you know/;
  expect(await nextMail(couple.partnerEmail, partnerMaySign.subject)).toMatch(isFrom);
  const asked = await nextMail(couple.witnessEmails.owner, witness.subject);
  expect(asked).toMatch(isFrom);
  await service.asAnonymous.call(renewLink, { body: { token: tokenIn(asked) } });
  expect(await nextMail(couple.witnessEmails.owner, renewedLink.subject)).toMatch(isFrom);
  await couple.owner.get(voidAgreement);

  await couple.draft();
  await couple.invite();
  await couple.reviewer();
  await couple.submit({ debtDivisionDescription: 'Noah pays them all.' });
  await couple.owner.get(draftAgreement);
  expect(await nextMail(couple.partnerEmail, newVersion.subject)).toMatch(isFrom);
});

test('a link that reached the wrong witness is closed by its recipient: their party is mailed, and no reminder follows', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const token = await couple.witnessToken('owner');
  await service.asAnonymous.call(notMe, { body: { token } });
  await eventually(async () => {
    const texts = (await mailTo(couple.ownerEmail)).map(({ text }) => text ?? '').join();
    expect(texts).toContain('the link for your witness reached somebody else');
  });
  await inDays(service, 8, () => service.app.get(SweepProcessor).sweep());
  await nextMail(couple.partnerEmail, mailIntake.reminder.subject);
  const subjects = (await mailTo(couple.witnessEmails.owner)).map(({ subject }) => subject);
  expect(subjects).not.toContain(mailIntake.reminder.subject);
});

test('a link to sign that is closed as misdirected after the first signature ends nothing else, the owner is mailed, and a new one is reminded of', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const token = await couple.signToken();
  await service.asAnonymous.call(notMe, { body: { token } });
  await eventually(async () => {
    const texts = (await mailTo(couple.ownerEmail)).map(({ text }) => text ?? '').join();
    expect(texts).toContain('a link to the document you sent reached somebody else');
  });
  expect((await couple.owner.get(getAgreement)).state).toBe('partially_signed');
  await service.asAnonymous.call(renewLink, { body: { token } });
  const renewed = tokenIn(await nextMail(couple.partnerEmail, mailIntake.renewedLink.subject));
  expect(await couple.enter(renewed, couple.partnerEmail)).not.toBe('');
  await inDays(service, 8, () => service.app.get(SweepProcessor).sweep());
  await nextMail(couple.partnerEmail, mailIntake.reminder.subject);
});
