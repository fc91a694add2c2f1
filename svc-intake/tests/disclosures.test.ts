import { approveAsPartner, disownDisclosure, getAccess, sendDisclosureCode } from '@evenhand/contracts/access/access';
import { approveAgreement, draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { disclosureDisowned } from '@evenhand/contracts/events/disclosure-revoked';
import { sendInvitation, withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { getSigning, signAgreement } from '@evenhand/contracts/signing/signing';
import { EventEnvelopes } from '@evenhand/service-kit/outbox/event-envelopes';
import { eventsQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { StatementsConsumer } from '../src/statements/statements.consumer.js';
import { deliverDisclosure, OPENED } from './support/disclosed.js';
import { couple, service, withCouple } from './support/with-couple.js';

withCouple();

const ownersMailbox = 'second-mailbox@mail.test';
const disclose = (given: Partial<Parameters<typeof deliverDisclosure>[1]>) =>
  deliverDisclosure(service, { caseId: couple.who.caseId, party: 'partner', ...given });
const exchanged = async () => {
  const { checklist } = await couple.owner.get(getAgreementFindings);
  return checklist.find(({ id }) => id === 'disclosure-exchanged');
};
const isForged = (text: string) => /Forged|As disclosed by Noah/.test(text);
const written = async () => JSON.stringify((await couple.owner.get(draftAgreement)).document);

const bothDisclosed = async () => {
  await disclose({ party: 'owner', openedAt: OPENED, openedBy: couple.partnerEmail });
  return disclose({ from: couple.partnerEmail, openedAt: OPENED, name: 'Pension of Noah' });
};

/** Drafted with both halves, invited and opened by the partner. */
const inReview = async () => {
  await couple.submit();
  const sha256 = await bothDisclosed();
  const { hash } = await couple.owner.get(draftAgreement);
  await couple.invite();
  return { hash, sha256, reviewer: await couple.reviewer() };
};

const disowned = async () => {
  const letters = await service.app.get(Queues).of(eventsQueue('svc-finance')).getJobs();
  return letters
    .filter(({ name }) => name === disclosureDisowned.name)
    .map(({ data }) => service.app.get(EventEnvelopes).open(data).payload);
};

test('attacker fills the partner’s half through another mailbox: product attaches nothing of it and counts no receipt', async () => {
  await couple.submit();
  await disclose({ party: 'owner', openedAt: OPENED, openedBy: ownersMailbox });
  await disclose({ from: ownersMailbox, openedAt: OPENED, name: 'Forged' });
  expect(isForged(await written())).toBe(false);
  await couple.invite();
  const reviewer = await couple.reviewer();
  expect(isForged(await written())).toBe(false);
  expect((await reviewer.get(getAccess)).disclosure).toBeNull();
  const { hash } = await couple.owner.get(getAgreement);
  await reviewer.get(approveAsPartner, { body: { hash } });
  expect(await exchanged()).toMatchObject({
    state: 'open',
    sentence: expect.stringMatching(/has not opened your disclosure yet.*has not disclosed their own half yet/),
  });
});

test('attacker freezes a later half through another mailbox: product keeps the one of the invited address', async () => {
  const { hash } = await inReview();
  await disclose({ from: ownersMailbox, minute: 9, name: 'Forged' });
  expect(await couple.owner.get(getAgreement)).toMatchObject({ hash, answersChanged: false });
  expect((await written()).includes('Pension of Noah')).toBe(true);
});

test('a half names its masked address and day, and counts when the partner confirms it with their approval', async () => {
  const { hash, sha256, reviewer } = await inReview();
  const text = await written();
  expect(text.includes(`Disclosed from ${maskedEmail(couple.partnerEmail)} on 20 November 2026.`)).toBe(true);
  expect(text.includes('As disclosed by Noah') || text.includes(couple.partnerEmail)).toBe(false);
  const asked = { sha256, from: maskedEmail(couple.partnerEmail), frozenAt: '2026-11-20T15:01:00.000Z' };
  expect((await reviewer.get(getAccess)).disclosure).toEqual({ ...asked, confirmed: false });
  expect(await exchanged()).toMatchObject({ state: 'open', sentence: expect.stringContaining('has not confirmed') });

  await reviewer.get(sendDisclosureCode);
  const code = await couple.code(couple.partnerEmail);
  const wrong = code === '000000' ? '000001' : '000000';
  const refused = async (body: object) => (await reviewer.call(approveAsPartner, { body })).status;
  expect(await refused({ hash })).toBe(409);
  expect(await refused({ hash, disclosure: { sha256, code: wrong } })).toBe(422);
  expect(await refused({ hash, disclosure: { sha256: 'c'.repeat(64), code } })).toBe(409);
  expect((await couple.owner.get(getAgreement)).approvals).toEqual([]);
  const view = await reviewer.get(approveAsPartner, { body: { hash, disclosure: { sha256, code } } });
  expect(view.disclosure).toEqual({ ...asked, confirmed: true });
  expect(await exchanged()).toMatchObject({ state: 'done' });
});

test('attacker invites another address after the confirmation: product voids half, receipt and approval', async () => {
  const { hash, reviewer } = await inReview();
  await couple.partnerApproves(hash, reviewer);
  expect(await exchanged()).toMatchObject({ state: 'done' });
  await couple.owner.get(withdrawInvitation);
  await couple.owner.get(sendInvitation, { body: { partnerEmail: ownersMailbox, message: '' } });
  expect(await exchanged()).toMatchObject({ state: 'open', sentence: expect.stringContaining('has not opened') });
  const { approvals, answersChanged } = await couple.owner.get(getAgreement);
  expect({ approvals, answersChanged }).toEqual({ approvals: [], answersChanged: true });
  expect((await written()).includes('Pension of Noah')).toBe(false);
});

const daysOfSignatures = () =>
  service.query(
    `SELECT role, disclosure_received_on::text AS day FROM signatures
    JOIN agreements ON agreements.id = agreement_id WHERE agreements.case_id = $1 ORDER BY role`,
    [couple.who.caseId],
  );

test('a signature records the day on which the other’s disclosure was opened, and refuses a typed one', async () => {
  await couple.submit();
  await bothDisclosed();
  const { hash, reviewer } = await couple.ready();
  const opened = { given: true, openedOn: '2026-11-21' };
  const disclosures = { owner: opened, partner: opened };
  expect(await couple.owner.get(getSigning)).toMatchObject({ disclosures });
  const body = await couple.ownerSignature(hash);
  const typed = { body: { ...body, disclosureReceivedOn: '2026-11-01' } };
  expect((await couple.owner.call(signAgreement, typed)).status).toBe(422);
  await couple.owner.get(signAgreement, { body });
  expect(await daysOfSignatures()).toEqual([{ role: 'owner', day: '2026-11-21' }]);
  expect((await reviewer.get(getAccess)).signing).toMatchObject({ disclosures });
  expect((await (await couple.witness('owner')).get(getAccess)).signing).toMatchObject({ disclosures: null });
});

test('a signature records the receipt of what the agreement was made from, whatever was disclosed or taken back since', async () => {
  await couple.submit();
  const ofPartner = await bothDisclosed();
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  await disclose({ party: 'owner', openedAt: null, minute: 30 });
  await service.app
    .get(StatementsConsumer)
    .revoke({ caseId: couple.who.caseId, sha256: ofPartner }, service.database.manager);
  const opened = { given: true, openedOn: '2026-11-21' };
  expect(await couple.owner.get(getSigning)).toMatchObject({ disclosures: { owner: opened, partner: opened } });
  await couple.partnerSigns(hash, await couple.signer());
  expect(await daysOfSignatures()).toEqual([
    { role: 'owner', day: '2026-11-21' },
    { role: 'partner', day: '2026-11-21' },
  ]);
});

test('a signature records no day when the other’s disclosure was not opened', async () => {
  await couple.submit();
  await disclose({ party: 'owner', openedAt: null });
  const { hash } = await couple.ready();
  const disclosures = { owner: { given: true, openedOn: null }, partner: { given: false, openedOn: null } };
  expect(await couple.owner.get(getSigning)).toMatchObject({ disclosures });
  await couple.ownerSigns(hash);
  expect(await daysOfSignatures()).toEqual([{ role: 'owner', day: null }]);
});

test('a revoked disclosure is in no draft, also when its event arrives late', async () => {
  const { sha256, reviewer, hash } = await inReview();
  await service.app.get(StatementsConsumer).revoke({ caseId: couple.who.caseId, sha256 }, service.database.manager);
  await bothDisclosed();
  expect((await written()).includes('Pension of Noah')).toBe(false);
  expect((await reviewer.call(approveAsPartner, { body: { hash } })).status).toBe(409);
});

test('a half is in no draft when the partner denies it, and svc-finance is informed', async () => {
  const { sha256, reviewer } = await inReview();
  expect((await reviewer.call(disownDisclosure, { body: { sha256: 'c'.repeat(64) } })).status).toBe(409);
  const { disclosure, agreement } = await reviewer.get(disownDisclosure, { body: { sha256 } });
  expect({ disclosure, changed: agreement?.answersChanged }).toEqual({ disclosure: null, changed: true });
  expect((await written()).includes('Pension of Noah')).toBe(false);
  await eventually(async () => expect(await disowned()).toContainEqual({ caseId: couple.who.caseId, sha256 }));
});

test('the deal of a signed version stays when another disclosure is given or taken back', async () => {
  const { hash, reviewer, sha256 } = await inReview();
  await couple.partnerApproves(hash, reviewer);
  await couple.owner.get(approveAgreement, { body: { hash } });
  await couple.waitDays(3);
  const signer = await couple.signer();
  const { deal } = await couple.owner.get(getAgreement);
  expect(deal?.pays).not.toEqual([]);
  await couple.ownerSigns(hash);
  await disclose({ party: 'owner', name: 'Another boat', minute: 2 });
  await service.app.get(StatementsConsumer).revoke({ caseId: couple.who.caseId, sha256 }, service.database.manager);
  expect(await couple.owner.get(getAgreement)).toMatchObject({ deal, answersChanged: true });
  expect((await signer.get(getAccess)).agreement?.deal).toEqual(deal);
  await service.query(`UPDATE agreements SET state = 'completed' WHERE case_id = $1`, [couple.who.caseId]);
  expect((await couple.owner.get(getAgreement)).deal).toEqual(deal);
});
