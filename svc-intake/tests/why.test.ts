import { openLink } from '@evenhand/contracts/access/access';
import { withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { linkQuestion } from '@evenhand/service-kit/mailed-links/link-question';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { explainLinks } from '../src/why/explain-links.js';
import { Couple } from './support/couple.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
forFile(startIntake, (started) => (service = started));

const why = async (asked: string) =>
  (await explainLinks(service.database.manager, linkQuestion(asked), new Date())).join('\n');

test('the operator reads when and why a link and its access ended, and which attempts were refused', async () => {
  const couple = await Couple.of(service);
  await couple.draft();
  await couple.invite('Please read this.');
  const token = await couple.reviewToken();
  expect(await why(`http://localhost:8080/review-access#${token}`)).toMatch(/works until \S+/);
  await couple.enter(token, couple.partnerEmail);
  await couple.owner.get(withdrawInvitation);
  await service.asAnonymous.call(openLink, { body: { token } });
  const explained = await why(token);
  expect(explained).toContain('used (it was exchanged for an access or a session)');
  expect(explained).toMatch(/access opened \S+, ended \S+: withdrawn \(the owner withdrew the invitation\)/);
  expect(explained).toMatch(/refused \S+: open, because used/);
  for (const secret of [couple.partnerEmail, couple.ownerEmail, token, 'Please read this.']) {
    expect(explained).not.toContain(secret);
  }
  expect(explained).toContain(maskedEmail(couple.partnerEmail));
  const [row] = await service.query('SELECT id FROM links WHERE case_id = $1', [couple.who.caseId]);
  for (const asked of [String(row?.id), couple.who.caseId, couple.partnerEmail])
    expect(await why(asked)).toBe(explained);
});

test('the explanation is empty when the token is unknown', async () => {
  expect(await why('unknown-token')).toBe('');
});
