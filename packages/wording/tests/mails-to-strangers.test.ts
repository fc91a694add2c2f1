import { financeServer } from '@evenhand/wording/finance-server';
import { invitationMails } from '@evenhand/wording/mail-invitation';

const LINK = 'https://evenhand.test/review#token';
const UNTIL = '7 December 2026';
const { invitation } = invitationMails;
const { disclosureMail } = financeServer;

const mails = [
  ['invitation', invitation.subject, invitation.text('Alex Sample', '> Please read it.', LINK, UNTIL)],
  ['disclosure', disclosureMail.subject, disclosureMail.text('Alex Sample', LINK, UNTIL)],
] as const;

test.each(mails)('the mail of an %s names sender, product, content, end and a way to check it', (_, __, text) => {
  const [, opening = ''] = text.split('\n\n');
  expect(opening).toMatch(/^Alex Sample .* Evenhand/);
  expect(text).toContain('\n\nWhat it is: ');
  expect(text).toContain(`\n\nWhen it ends: the link works until ${UNTIL}.`);
  expect(text).toContain('\n\nHow to check that it is real: ask Alex Sample');
  expect(text.split(LINK)).toHaveLength(2);
});

test.each(mails)('the subject and the first line of an %s reveal no separation and no money', (_, subject, text) => {
  const shown = `${subject} ${text.split('\n\n')[1]}`;
  expect(shown).not.toMatch(/separat|divorc|agreement|spous|partner|owe|earn|\$|@/i);
});

test('the mail of a disclosure names the partner when the sender has given no name', () => {
  expect(disclosureMail.text(null, LINK, UNTIL)).toMatch(/^Hello,\n\nYour partner shared/);
});
