import { openLink } from '@evenhand/contracts/access/access';
import { withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { explainLink } from '../src/why/explain-link.js';
import { Couple } from './support/couple.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
beforeAll(async () => {
  service = await startIntake();
});
afterAll(() => service.stop());

const why = async (asked: string) => (await explainLink(service.database.manager, asked, new Date())).join('\n');

test('the operator sees when and why a link and its access ended, and which attempts were refused', async () => {
  const couple = await Couple.of(service);
  await couple.draft();
  await couple.invite('Please read this.');
  const token = await couple.reviewToken();
  expect(await why(`http://localhost:8080/review-access#${token}`)).toContain('works now');
  await couple.enter(token, couple.partnerEmail);
  await couple.owner.get(withdrawInvitation);
  await service.asNobody.call(openLink, { body: { token } });
  const told = await why(token);
  expect(told).toContain('used (it was exchanged for an access with the right code)');
  expect(told).toMatch(/access \S+ opened \S+, ended \S+: withdrawn \(the owner withdrew the invitation\)/);
  expect(told).toMatch(/refused \S+: open, because used/);
  for (const secret of [couple.partnerEmail, couple.ownerEmail, token, 'Please read this.']) {
    expect(told).not.toContain(secret);
  }
  const [row] = await service.query('SELECT id FROM links WHERE case_id = $1', [couple.who.caseId]);
  expect(await why(String(row?.id))).toBe(told);
});

test('the operator is told that no link is known when the token or id is unknown', async () => {
  expect(await why('nothing-of-the-kind')).toBe('No link and no download is known by this token or id.');
});
