import { draftAgreement } from '@evenhand/contracts/agreement/agreement';
import { getIntake, submitIntake } from '@evenhand/contracts/intake/intake';
import { resendInvitation } from '@evenhand/contracts/invitation/invitation';
import { mailArriving } from '@evenhand/service-kit/testing/test-mailbox';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { nextMail } from './support/mailbox.js';
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
  await service.query(
    `UPDATE intakes SET record = jsonb_set(record, '{userName}', to_jsonb($2::text)),
       submitted_record = jsonb_set(submitted_record, '{userName}', to_jsonb($2::text)) WHERE case_id = $1`,
    [couple.who.caseId, `${BAIT} ${'x'.repeat(120)}`],
  );
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
