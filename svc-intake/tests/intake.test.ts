import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { getIntake, inCents, saveIntakeDraft, submitIntake } from '@evenhand/contracts/intake/intake';
import { emptyIntakeRecord } from '@evenhand/contracts/intake/record';
import { answeredIn } from '@evenhand/contracts/intake/step-progress';
import { Problem } from '@evenhand/contracts/problems';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { Couple } from './support/couple.js';
import { completeRecord } from './support/record.js';
import { type IntakeService, startIntake } from './support/service.js';
import { pointersOf } from './support/with-couple.js';

let service: IntakeService;
let who: OwnerIdentity;
beforeAll(async () => {
  service = await startIntake();
});
beforeEach(async () => {
  who = await service.register({ firstName: 'Amélie', lastName: 'Example' }, 'amelie@mail.test');
});
afterAll(() => service.stop());

const save = (version: number, changes: object) =>
  service.as(who).call(saveIntakeDraft, { body: { version, changes } });

test('a new intake has the default answers and the registered name and address', async () => {
  expect(await service.as(who).get(getIntake)).toEqual({
    record: { ...emptyIntakeRecord, userName: 'Amélie Example', userEmail: 'amelie@mail.test' },
    confirmed: [],
    version: 0,
    savedAt: null,
    submittedAt: null,
  });
});

test('the intake can be saved before the registration event arrives', async () => {
  const early = anOwner();
  const saved = await service.as(early).get(saveIntakeDraft, { body: { version: 0, changes: { userName: 'Kim' } } });
  expect(saved.record).toEqual({ ...emptyIntakeRecord, userName: 'Kim' });
});

const begin = async (changes: object) => {
  const early = anOwner();
  await service.as(early).get(getIntake);
  const draft = (version: number, changes: object) =>
    service.as(early).get(saveIntakeDraft, { body: { version, changes } });
  const { version } = await draft(0, changes);
  const deliverRegistration = () =>
    service.deliverRegistration(early, { firstName: 'Kim', lastName: 'Sample' }, 'kim@mail.test');
  return { early, version, draft, deliverRegistration };
};

test('an opened intake gets the registered name and address, also when it was saved since', async () => {
  const early = anOwner();
  await service.as(early).get(getIntake);
  await service.deliverRegistration(early, { firstName: 'Kim', lastName: 'Sample' }, 'kim@mail.test');
  const body = { version: 0, changes: { partnerName: 'Noah' } };
  const known = { partnerName: 'Noah', userName: 'Kim Sample', userEmail: 'kim@mail.test' };
  expect((await service.as(early).get(saveIntakeDraft, { body })).record).toMatchObject(known);
});

test('a saved intake gets the registered name and address', async () => {
  const { early, version, draft, deliverRegistration } = await begin({ partnerName: 'Noah' });
  await deliverRegistration();
  const known = { partnerName: 'Noah', userName: 'Kim Sample', userEmail: 'kim@mail.test' };
  expect(await service.as(early).get(getIntake)).toMatchObject({ version, record: known });
  expect((await draft(version, { phoneNumber: '1' })).record).toMatchObject({ ...known, phoneNumber: '1' });
});

test('an address that was filled in from the account follows the account, and a confirmed one stays', async () => {
  const name = { firstName: 'Amélie', lastName: 'Example' };
  await save(0, { partnerName: 'Noah' });
  await service.deliverRegistration(who, name, 'new@mail.test');
  const { record, version } = await service.as(who).get(getIntake);
  expect(record.userEmail).toBe('new@mail.test');
  await save(version, { userEmail: 'new@mail.test' });
  await service.deliverRegistration(who, name, 'newest@mail.test');
  expect((await service.as(who).get(getIntake)).record.userEmail).toBe('new@mail.test');
});

test('the registered name does not replace a field that was written or cleared', async () => {
  const { early, version, draft, deliverRegistration } = await begin({ userName: 'K. Sample', userEmail: 'k@' });
  const { version: later } = await draft(version, { userEmail: null });
  await deliverRegistration();
  const { record } = await service.as(early).get(getIntake);
  expect([record.userName, record.userEmail]).toEqual(['K. Sample', undefined]);
  const window = await begin({ partnerName: 'Noah' });
  await window.deliverRegistration();
  expect((await window.draft(window.version, { userName: 'Kimberly' })).record.userName).toBe('Kimberly');
  expect((await draft(later, { userEmail: 'k@mail.test' })).record.userEmail).toBe('k@mail.test');
});

test('the registered name does not replace a submitted field', async () => {
  const { early, deliverRegistration } = await begin({ partnerName: 'Noah' });
  await service.as(early).get(submitIntake, { body: { partnerName: 'Noah' } });
  await deliverRegistration();
  expect((await service.as(early).get(getIntake)).record).not.toHaveProperty('userName');
});

test('a draft is saved field by field, and null resets an answer', async () => {
  await save(0, { partnerName: 'Noah', hasChildren: true, children: [{ name: 'Léa' }] });
  await save(1, { partnerName: null, children: null, separationDate: '2025-11-02' });
  const { record, version } = await service.as(who).get(getIntake);
  expect(version).toBe(2);
  expect(record).toMatchObject({ hasChildren: true, children: [], separationDate: '2025-11-02' });
  expect(record).not.toHaveProperty('partnerName');
});

test('changes of two windows are merged when their fields differ', async () => {
  await save(0, { partnerName: 'Noah' });
  expect((await save(0, { phoneNumber: '416-555-0134' })).status).toBe(200);
  expect((await service.as(who).get(getIntake)).record).toMatchObject({
    partnerName: 'Noah',
    phoneNumber: '416-555-0134',
  });
});

test('a field that another window changed is reported; all other changes are saved', async () => {
  await save(0, { partnerName: 'Noah', separationDate: '2025-11-02' });
  const answer = await save(0, { partnerName: 'Noël', separationDate: '2025-11-02', phoneNumber: '1' });
  expect(Problem.parse(answer.body).code).toBe('changed-elsewhere');
  expect(pointersOf(answer)).toEqual(['/changes/partnerName']);
  const { record } = await service.as(who).get(getIntake);
  expect(record).toMatchObject({ partnerName: 'Noah', separationDate: '2025-11-02', phoneNumber: '1' });
});

test('twenty windows that save at once lose no change', async () => {
  const children = Array.from({ length: 20 }, (_, index) => index);
  const fields = ['partnerName', 'phoneNumber', 'nextStep', 'customScheduleNotes', 'spousalSupportReason'];
  await Promise.all(children.map((index) => save(0, { [fields[index % 5] ?? '']: `same ${index % 5}` })));
  const { record } = await service.as(who).get(getIntake);
  expect(fields.map((field) => Object(record)[field])).toEqual(['same 0', 'same 1', 'same 2', 'same 3', 'same 4']);
});

test('names with markup, right-to-left text and emoji are saved exactly', async () => {
  const names = ['<b>Noah</b> & "co"', 'נועה בן־דוד', 'محمد abc', '👩🏽‍🚀 Zoë', ' two  spaces ', "O'Brien; DROP TABLE"];
  for (const partnerName of names) {
    const { version } = await service.as(who).get(getIntake);
    await save(version, { partnerName });
    expect((await service.as(who).get(getIntake)).record.partnerName).toBe(partnerName);
  }
  await service.as(who).get(submitIntake, { body: completeRecord({ partnerName: names[2], userName: names[3] }) });
  expect((await service.as(who).get(getIntake)).record.partnerName).toBe(names[2]);
});

test('attacker turns a name round or hides letters in it: product refuses the answer with a pointer', async () => {
  for (const partnerName of ['Noah \u202eelpmaS', 'No\u200dah', 'Noah\u200b']) {
    const refused = await save(0, { partnerName });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/changes/partnerName' }] } });
  }
});

test('text that the database cannot store is refused', async () => {
  expect((await save(0, { partnerName: 'a\0b' })).status).toBeGreaterThanOrEqual(400);
  expect((await save(0, { partnerName: '\ud800' })).status).toBeLessThan(500);
  expect((await service.as(who).get(getIntake)).version).toBe(0);
});

test('each invalid answer of a submission has a pointer', async () => {
  const body = {
    ...completeRecord(),
    userIncome: -1,
    partnerIncome: 'a lot',
    marriageDate: '2012-02-31',
    children: [{ name: 'Léa', birthdate: 'spring' }, { nickname: 'A' }],
    assetTypes: [' '],
    favouriteColour: 'blue',
    hasDebt: 'yes',
  };
  const answer = await service.as(who).call(submitIntake, { body });
  expect(answer.status).toBe(422);
  expect(pointersOf(answer)?.sort()).toEqual([
    '/assetTypes/0',
    '/children/0/birthdate',
    '/children/1/nickname',
    '/favouriteColour',
    '/hasDebt',
    '/marriageDate',
    '/partnerIncome',
    '/userIncome',
  ]);
});

test('addresses are validated on submission, not in drafts', async () => {
  expect((await save(0, { partnerEmail: 'noah@' })).status).toBe(200);
  const half = { ...completeRecord(), userEmail: 'amelie', partnerEmail: 'noah@' };
  expect(pointersOf(await service.as(who).call(submitIntake, { body: half }))).toEqual(['/userEmail', '/partnerEmail']);
  const same = { ...completeRecord(), userEmail: 'us@example.ca', partnerEmail: ' US@example.ca ' };
  expect(pointersOf(await service.as(who).call(submitIntake, { body: same }))).toEqual(['/partnerEmail']);
});

test('a submission may omit every answer', async () => {
  const { submittedAt, record } = await service.as(who).get(submitIntake, { body: {} });
  expect(submittedAt).not.toBeNull();
  expect(record).toEqual(emptyIntakeRecord);
});

test('a submission answers the fields that it holds, and no other', async () => {
  const { record, confirmed } = inCents(
    await service.as(who).get(submitIntake, { body: { optionalClauses: ['Confidentiality'] } }),
  );
  expect(answeredIn(record, confirmed)).toEqual(['optionalClauses']);
});

test('a repeated submission changes nothing', async () => {
  const first = await service.as(who).get(submitIntake, { body: completeRecord() });
  const again = await service.as(who).get(submitIntake, { body: completeRecord() });
  expect(again).toEqual(first);
});

test('a submission is later than what was saved when answers were changed and changed back', async () => {
  const { version } = await service.as(who).get(submitIntake, { body: completeRecord({ userName: 'Amélie' }) });
  await save(version, { userName: 'Amélie E.' });
  const back = await service.as(who).get(saveIntakeDraft, {
    body: { version: version + 1, changes: { userName: 'Amélie' } },
  });
  const { submittedAt } = await service.as(who).get(submitIntake, { body: completeRecord({ userName: 'Amélie' }) });
  expect(Date.parse(submittedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(back.savedAt ?? ''));
  expect(await service.as(who).get(getIntake)).toMatchObject({ version: version + 2, submittedAt });
});

test('a repeated save that arrives after the submission leaves the time of the last change', async () => {
  await save(0, { userName: 'Amélie' });
  const { savedAt, submittedAt } = await service.as(who).get(submitIntake, { body: { userName: 'Amélie' } });
  expect((await save(0, { userName: 'Amélie' })).status).toBe(200);
  expect(await service.as(who).get(getIntake)).toMatchObject({ savedAt, submittedAt });
});

test('a repeated Idempotency-Key gets the same answer, and is refused for another body', async () => {
  const headers = { 'idempotency-key': 'submission-1' };
  const first = await service.as(who).get(submitIntake, { body: completeRecord(), headers });
  expect(await service.as(who).get(submitIntake, { body: completeRecord(), headers })).toEqual(first);
  const other = await service.as(who).call(submitIntake, { body: completeRecord({ userIncome: undefined }), headers });
  expect(Problem.parse(other.body).code).toBe('key-reused');
});

test('a body of 10 MB is refused', async () => {
  const answer = await service.as(who).call(submitIntake, { body: { userName: 'x'.repeat(10_000_000) } });
  expect(answer.status).toBe(413);
});

test('answers are locked from the first signature until the agreement is voided', async () => {
  const couple = await Couple.of(service);
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const { version } = await couple.owner.get(getIntake);
  const saving = await couple.owner.call(saveIntakeDraft, { body: { version, changes: { phoneNumber: '2' } } });
  expect(Problem.parse(saving.body)).toMatchObject({
    code: 'signing-has-begun',
    detail: expect.stringContaining('take the agreement back'),
  });
  expect((await couple.owner.call(submitIntake, { body: completeRecord() })).status).toBe(409);
});
