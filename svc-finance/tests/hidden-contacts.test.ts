import { randomUUID } from 'node:crypto';
import { type ContactsHidden, contactsHidden } from '@evenhand/contracts/events/contacts-hidden';
import { addAsset, editAsset } from '@evenhand/contracts/finance/assets';
import { addDebt } from '@evenhand/contracts/finance/debts';
import { addDocumentFile, provideAlternative } from '@evenhand/contracts/finance/documents';
import { addToHalf, freezeHalf, readHalf } from '@evenhand/contracts/finance/half';
import {
  enterDisclosure,
  freezeDisclosure,
  getSnapshotForm,
  readDisclosureForm,
  shareSnapshot,
} from '@evenhand/contracts/finance/snapshots';
import { EventEnvelopes } from '@evenhand/service-kit/outbox/event-envelopes';
import { eventsQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { financeServer } from '@evenhand/wording/finance-server';
import { holdsHidden } from '@evenhand/wording/hidden-contacts';
import { comeIn } from './come-in.js';
import { service, withFinance } from './with-finance.js';

withFinance();

const none = { addresses: [], phones: [], emails: [] };
const kept = (caseId: string): Promise<{ at: Date; sealed: Buffer }[]> =>
  service.database.query('SELECT at, sealed FROM hidden_contacts WHERE case_id = $1', [caseId]);

/** Delivers svc-intake's event through Redis and waits for its effect. */
const hide = async (caseId: string, hidden: Partial<ContactsHidden> = {}) => {
  const owner = {
    addresses: ['17 Quiet Lane, Sudbury, P3A 1B2'],
    phones: ['416-555-0134'],
    emails: ['alex@example.test'],
  };
  const payload = contactsHidden.payload.parse({
    caseId,
    at: '2026-11-21T15:00:00.000Z',
    owner,
    partner: { ...none, addresses: ['9 Harbour Road, Kingston'] },
    ...hidden,
  });
  const envelope = service.app.get(EventEnvelopes).close(randomUUID(), payload);
  await service.app.get(Queues).of(eventsQueue('svc-finance')).add(contactsHidden.name, envelope);
  await eventually(async () => expect((await kept(caseId))[0]?.at.toISOString()).toBe(payload.at));
};

const cottage = {
  category: 'real_estate',
  name: 'Cottage',
  value: 100_000,
  ownership: 'party_a',
  valuationDate: '2026-11-21T15:00:00.000Z',
};
const loan = { category: 'other', creditor: 'Loan', currentBalance: 10, responsibility: 'party_a' };
const refusal = (pointer: string, detail: string) => ({
  status: 422,
  body: { code: 'invalid-input', detail, errors: [{ pointer, detail }] },
});

test.each([
  ['address', '/location', { location: '17 quiet ln' }, holdsHidden.address],
  ['partner’s address', '/description', { description: 'Next to 9 Harbour Rd.' }, holdsHidden.address],
  ['telephone number', '/description', { description: 'Call (416) 555 0134' }, holdsHidden.phone],
  ['sign-in address', '/name', { name: 'Account of alex@example.test' }, holdsHidden.email],
  [
    'address',
    '/exclusion/reason',
    { atSeparation: 9, exclusion: { ground: 'gift-or-inheritance', amount: 1, reason: 'With 17 Quiet Lane' } },
    holdsHidden.address,
  ],
] as const)(
  'attacker waits for a hidden %s in an item (%s), product refuses the item and names the field',
  async (_, at, words, why) => {
    const who = anOwner();
    await hide(who.caseId);
    const alex = service.as(who);
    expect(await alex.call(addAsset, { body: { ...cottage, ...words } })).toMatchObject(refusal(at, why));
    const { id } = await alex.get(addAsset, { body: { ...cottage, location: 'Sudbury, Ontario' } });
    const edit = { params: { id }, body: { ...cottage, ...words, version: 1 } };
    expect(await alex.call(editAsset, edit)).toMatchObject(refusal(at, why));
  },
);

test('an account number and the items of another case are accepted when they contain a contact hidden here', async () => {
  const [who, other] = [anOwner(), anOwner()];
  await hide(who.caseId);
  await service.as(who).get(addAsset, { body: { ...cottage, accountNumber: '4165550134' } });
  await service.as(other).get(addAsset, { body: { ...cottage, location: '17 Quiet Lane' } });
});

test('attacker waits for a hidden address in the documents, product refuses the note and the file name', async () => {
  const who = anOwner();
  await hide(who.caseId);
  const params = { type: 'bank_statement' };
  const note = { provided: true, note: 'Lies at 17 Quiet Lane' };
  const file = { fileId: randomUUID(), name: 'lease 17 Quiet Lane.pdf' };
  const alex = service.as(who);
  expect(await alex.call(provideAlternative, { params, body: note })).toMatchObject(
    refusal('/note', holdsHidden.address),
  );
  expect(await alex.call(addDocumentFile, { params, body: file })).toMatchObject(refusal('/name', holdsHidden.address));
});

test('attacker waits for words written before they were hidden, product refuses to freeze and names the item', async () => {
  const who = anOwner();
  const alex = service.as(who);
  const asset = await alex.get(addAsset, { body: { ...cottage, location: '17 Quiet Lane' } });
  const debt = await alex.get(addDebt, { body: loan });
  await hide(who.caseId);
  const body = { assets: [asset.id], debts: [debt.id], incomes: [] };
  const sentence = financeServer.chosenHoldsHidden('Cottage', holdsHidden.address);
  expect(await alex.call(freezeDisclosure, { body })).toMatchObject(refusal('/assets', sentence));
  expect((await alex.call(freezeDisclosure, { body: { ...body, assets: [] } })).status).toBe(201);
});

test('attacker opens a disclosure frozen before its address was hidden, product shares, shows and prints it no more', async () => {
  const who = anOwner();
  const alex = service.as(who);
  const asset = await alex.get(addAsset, { body: { ...cottage, location: '17 Quiet Lane' } });
  const { id } = await alex.get(freezeDisclosure, { body: { assets: [asset.id], debts: [], incomes: [] } });
  const email = `sam-${randomUUID()}@example.test`;
  await alex.get(shareSnapshot, { params: { id }, body: { email } });
  const { access } = await service.asAnonymous.get(enterDisclosure, { body: await comeIn(service, email) });
  await hide(who.caseId);
  const refused = { status: 409, body: { code: 'hidden-contact-data', detail: financeServer.frozenHoldsHidden } };
  expect(await alex.call(shareSnapshot, { params: { id }, body: { email } })).toMatchObject(refused);
  expect(await alex.call(getSnapshotForm, { params: { id } })).toMatchObject(refused);
  const gone = await service.asAnonymous.call(readDisclosureForm, { body: { access } });
  expect(gone).toMatchObject({ status: 410, body: { detail: financeServer.linkGone } });
});

test('attacker tries addresses in the partner’s half, product stores each of them alike', async () => {
  const who = anOwner();
  await hide(who.caseId);
  const alex = service.as(who);
  const { id } = await alex.get(freezeDisclosure, { body: { assets: [], debts: [], incomes: [] } });
  const email = `sam-${randomUUID()}@example.test`;
  await alex.get(shareSnapshot, { params: { id }, body: { email } });
  const { access } = await service.asAnonymous.get(enterDisclosure, { body: await comeIn(service, email) });
  for (const location of ['17 Quiet Lane', '18 Quiet Lane']) {
    const item = { ...cottage, location };
    expect((await service.asAnonymous.call(addToHalf, { body: { access, kind: 'asset', item } })).status).toBe(201);
  }
  const { assets } = await service.asAnonymous.get(readHalf, { body: { access } });
  const chosen = { assets: assets.map((asset) => asset.id), debts: [], incomes: [] };
  expect((await service.asAnonymous.call(freezeHalf, { body: { access, ...chosen } })).status).toBe(201);
});

test('attacker reads the tables of finance, product keeps what is hidden encrypted and bound to its case', async () => {
  const [who, other] = [anOwner(), anOwner()];
  await hide(who.caseId);
  const [row] = await kept(who.caseId);
  expect(row?.sealed.includes('Quiet')).toBe(false);
  await service.database.query(
    'INSERT INTO hidden_contacts SELECT $1, at, sealed FROM hidden_contacts WHERE case_id = $2',
    [other.caseId, who.caseId],
  );
  expect((await service.as(other).call(addAsset, { body: cottage })).status).toBe(500);
});

test('the newest event about hidden contacts applies when an older one arrives after it', async () => {
  const who = anOwner();
  const at = '2026-11-22T15:00:00.000Z';
  await hide(who.caseId, { at, owner: none, partner: none });
  const older = contactsHidden.payload.parse({
    caseId: who.caseId,
    at: '2026-11-21T15:00:00.000Z',
    owner: { ...none, addresses: ['17 Quiet Lane'] },
    partner: none,
  });
  const queue = service.app.get(Queues).of(eventsQueue('svc-finance'));
  const job = await queue.add(contactsHidden.name, service.app.get(EventEnvelopes).close(randomUUID(), older));
  await eventually(async () => expect(await job.getState()).not.toMatch(/waiting|active|delayed|prioritized/));
  expect((await kept(who.caseId))[0]?.at.toISOString()).toBe(at);
  expect((await service.as(who).call(addAsset, { body: { ...cottage, location: '17 Quiet Lane' } })).status).toBe(201);
});
