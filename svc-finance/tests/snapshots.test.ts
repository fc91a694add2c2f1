import { addAsset, editAsset } from '@evenhand/contracts/finance/assets';
import { addDebt } from '@evenhand/contracts/finance/debts';
import { addDocumentFile, provideAlternative } from '@evenhand/contracts/finance/documents';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import {
  DisclosureView,
  enterDisclosure,
  freezeDisclosure,
  getSnapshotForm,
  listSnapshots,
  openDisclosure,
  readDisclosureForm,
  revokeDisclosure,
  shareSnapshot,
} from '@evenhand/contracts/finance/snapshots';
import { textOf } from '@evenhand/paper/testing/poppler';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { linkQuestion } from '@evenhand/service-kit/mailed-links/link-question';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { mailedCode } from '@evenhand/wording/mailed-links';
import { KeptFilesConsumer } from '../src/documents/kept-files.consumer.js';
import { FactorHoldersService } from '../src/factors/factor-holders.service.js';
import { AddressProvenConsumer } from '../src/snapshots/address-proven.consumer.js';
import { explainLinks } from '../src/why/explain-links.js';
import { codeMailedTo, comeIn, linkMailedTo } from './come-in.js';
import { keepCouple, service, withFinance } from './with-finance.js';

withFinance();

const stored = (email: string): string => storedAddress(service.database.manager, email);
const codeOfLink = "FROM disclosure_link l WHERE subject = 'link:' || l.id AND l.email = $1";

/** A married couple with a home, gifted savings and a mortgage. */
const aCase = async () => {
  const who = anOwner();
  await keepCouple(who.caseId);
  const alex = service.as(who);
  const common = { valuationDate: '2026-11-21T15:00:00.000Z', accountNumber: '0012-3456789' };
  const home = {
    ...common,
    category: 'real_estate',
    name: 'Home on Elm Street',
    value: 840_000.37,
    atSeparation: 800_000.11,
    atMarriage: 0,
    ownership: 'joint',
    isMatrimonialHome: true,
  };
  const gift = {
    ...common,
    category: 'bank_account',
    name: 'Inherited savings',
    value: 35_000,
    atSeparation: 34_500.25,
    atMarriage: 0,
    ownership: 'party_a',
    exclusion: { ground: 'gift-or-inheritance', amount: 30_000, reason: 'From my grandmother' },
  };
  const assets = [
    await alex.get(addAsset, { body: home }),
    await alex.get(addAsset, { body: gift }),
    await alex.get(addAsset, { body: { ...gift, name: 'Kept to myself', exclusion: null } }),
  ];
  const mortgage = {
    category: 'mortgage',
    creditor: 'Example Bank',
    currentBalance: 410_000,
    atSeparation: 420_000.01,
    atMarriage: 0,
    responsibility: 'joint',
    isForMatrimonialHome: true,
  };
  const debt = await alex.get(addDebt, { body: mortgage });
  const [shown] = assets;
  const file = { fileId: who.caseId, name: 'elm-street.pdf', statementDate: '2026-10-21', proves: [shown?.id] };
  await service.app.get(KeptFilesConsumer).keep({ caseId: who.caseId, fileId: who.caseId }, service.database.manager);
  await alex.get(addDocumentFile, { params: { type: 'mortgage_statement' }, body: file });
  const chosen = { assets: assets.slice(0, 2).map(({ id }) => id), debts: [debt.id], incomes: [] };
  return { who, alex, assets, home, chosen };
};

/** A case whose disclosure is mailed to the partner, who has opened the link. */
const aSharedCase = async () => {
  const given = await aCase();
  const email = `sam-${crypto.randomUUID()}@example.test`;
  const { id } = await given.alex.get(freezeDisclosure, { body: given.chosen });
  const share = () => given.alex.get(shareSnapshot, { params: { id }, body: { email } });
  await share();
  return { ...given, email, id, share, ...(await comeIn(service, email)) };
};

test('a frozen disclosure is dated and hashed, and later changes do not reach it', async () => {
  const { alex, assets, home, chosen } = await aCase();
  const frozen = await alex.get(freezeDisclosure, { body: chosen });
  expect(frozen).toMatchObject({ form: '13.1', assets: 2, debts: 1, incomes: 0, shares: [] });
  const { id = '' } = assets[0] ?? {};
  await alex.get(editAsset, { params: { id }, body: { ...home, value: 1, version: 1 } });
  const again = await alex.get(freezeDisclosure, { body: chosen });
  expect(again.sha256).not.toBe(frozen.sha256);
  expect((await alex.get(listSnapshots)).map(({ sha256 }) => sha256)).toEqual([again.sha256, frozen.sha256]);
});

test('a disclosure has no file that proves only what is not chosen, and no note that was taken back', async () => {
  const { who, alex, assets, chosen } = await aCase();
  const secret = assets[2]?.id ?? '';
  const fileId = crypto.randomUUID();
  await service.app.get(KeptFilesConsumer).keep({ caseId: who.caseId, fileId }, service.database.manager);
  const body = { fileId, name: 'kept-to-myself.pdf', statementDate: '2026-10-21', proves: [secret] };
  await alex.get(addDocumentFile, { params: { type: 'mortgage_statement' }, body });
  const params = { type: 'mortgage_statement' };
  for (const provided of [true, false])
    await alex.get(provideAlternative, { params, body: { provided, note: 'see my other account' } });
  await service.app.get(KeptFilesConsumer).keep({ caseId: who.caseId, fileId: secret }, service.database.manager);
  const other = { ...body, fileId: secret, name: 'bakery.pdf' };
  await alex.get(addDocumentFile, { params: { type: 'business_financial' }, body: other });
  const { id } = await alex.get(freezeDisclosure, { body: chosen });
  const { bytes } = await alex.call(getSnapshotForm, { params: { id } });
  const words = textOf(bytes);
  expect(words).toContain('elm-street.pdf');
  expect(words).not.toMatch(/kept-to-myself|other account|bakery|business financial/);
});

test('the partner opens the chosen items by link and code, without account numbers, with a receipt', async () => {
  const { who, alex, chosen } = await aCase();
  const email = `sam-${crypto.randomUUID()}@example.test`;
  const { id } = await alex.get(freezeDisclosure, { body: chosen });
  expect(await alex.get(shareSnapshot, { params: { id }, body: { email } })).toMatchObject({
    shares: [{ email, openedAt: null }],
  });
  const body = await comeIn(service, email);
  const answer = await service.asAnonymous.call(enterDisclosure, { body });
  expect(answer).toMatchObject({ status: 200, body: { disclosedBy: 'Alex Sample', form: '13.1' } });
  expect(JSON.stringify(answer.body)).not.toMatch(/3456789|Kept to myself/);
  expect(answer.body).toMatchObject({
    assets: [{ name: 'Home on Elm Street', value: 840_000.37 }, { name: 'Inherited savings' }],
    documents: [{ documentType: 'mortgage_statement', files: ['elm-street.pdf'] }],
  });
  const [snapshot] = await alex.get(listSnapshots);
  expect(snapshot?.shares[0]?.openedAt).toEqual(expect.any(String));
  const { access } = DisclosureView.pick({ access: true }).parse(answer.body);
  const record = jest.spyOn(service.app.get(Activity), 'record');
  const form = await service.asAnonymous.call(readDisclosureForm, { body: { access } });
  expect(form.headers.get('content-type')).toBe('application/pdf');
  expect(record).toHaveBeenCalledWith(expect.anything(), who.caseId, 'disclosure-viewed', { files: 1 });
});

test('a disclosure keeps one working link and the daily limit when it is shared many times at once', async () => {
  const { who, alex, chosen } = await aCase();
  const { id } = await alex.get(freezeDisclosure, { body: chosen });
  const email = `sam-${crypto.randomUUID()}@example.test`;
  const share = () => alex.call(shareSnapshot, { params: { id }, body: { email } });
  const statuses = (await Promise.all(Array.from({ length: 12 }, share))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(10).fill(200), 429, 429]);
  const live = 'SELECT 1 FROM disclosure_link WHERE case_id = $1 AND ended_at IS NULL';
  expect(await service.database.query(live, [who.caseId])).toHaveLength(1);
});

test('the form has the figures of the page, and is tagged', async () => {
  const { alex, chosen } = await aCase();
  const { id, sha256 } = await alex.get(freezeDisclosure, { body: chosen });
  const { bytes } = await alex.call(getSnapshotForm, { params: { id } });
  const words = textOf(bytes);
  // Half of the home and the mortgage, the savings, less the gift.
  expect(words).toMatch(/15\. Total value of land\s+\$0\.00\s+\$400,000\.06\s+\$420,000\.19/);
  expect(words).toMatch(/22\. Value of all property\s+\$0\.00\s+\$434,500\.31\s+\$455,000\.19/);
  expect(words).toMatch(/item 22\)\s+\$434,500\.31/);
  expect(words).toMatch(/item 25\)\s+\$210,000\.01/);
  expect(words).toMatch(/item 26\)\s+\$30,000\.00/);
  expect(words).toMatch(/28\. Net family property\s+\$194,500\.30/);
  expect(words).toMatch(/mortgage statement/);
  expect(words.replaceAll(/\s/g, '')).toContain(sha256);
  expect(words).not.toMatch(/3456789|Kept to myself/);
  expect(bytes.includes('/StructTreeRoot')).toBe(true);
  const { equalization } = await alex.get(getPropertyDivision);
  // The page includes the account that was not chosen.
  expect(equalization?.netFamilyProperty.owner.amount).toBe(194_500_30 + 34_500_25);
});

test('a wrong code is refused, and after five wrong codes the right one, too', async () => {
  const { alex, token, code } = await aSharedCase();
  const wrong = code === '000000' ? '000001' : '000000';
  for (const _ of [1, 2, 3, 4, 5]) {
    expect((await service.asAnonymous.call(enterDisclosure, { body: { token, code: wrong } })).status).toBe(422);
  }
  expect((await service.asAnonymous.call(enterDisclosure, { body: { token, code } })).status).toBe(422);
  expect((await alex.get(listSnapshots))[0]?.shares[0]?.openedAt).toBeNull();
});

test('a link is refused when a newer one was sent or when it is made up', async () => {
  const { share, token } = await aSharedCase();
  await share();
  for (const dead of [token, 'x'.repeat(43)]) {
    expect((await service.asAnonymous.call(openDisclosure, { body: { token: dead } })).status).toBe(410);
    expect((await service.asAnonymous.call(enterDisclosure, { body: { token: dead, code: '000000' } })).status).toBe(
      410,
    );
  }
});

test("attacker registers a stranger's address and shares a disclosure: product sends no mail", async () => {
  const { who, chosen, alex } = await aCase();
  const email = `sam-${crypto.randomUUID()}@example.test`;
  const { id } = await alex.get(freezeDisclosure, { body: chosen });
  const unproven = service.as({ ...who, addressProven: false });
  const answer = await unproven.call(shareSnapshot, { params: { id }, body: { email } });
  expect(answer).toMatchObject({ status: 409, body: { code: 'address-not-proven' } });
  expect((await alex.get(listSnapshots))[0]?.shares).toEqual([]);
});

test('attacker reads the mailbox of a reader with a second factor: product opens no disclosure and mails no code before its proof', async () => {
  const { alex, chosen } = await aCase();
  const email = `sam-${crypto.randomUUID()}@example.test`;
  const { id } = await alex.get(freezeDisclosure, { body: chosen });
  await alex.get(shareSnapshot, { params: { id }, body: { email } });
  const { token } = await linkMailedTo(email);
  const sam = anOwner();
  const { personId, caseId } = sam;
  const setUp = (isSetUp: boolean) => {
    const change = { personId, caseId, email, isSetUp, at: new Date().toISOString() };
    return service.app.get(FactorHoldersService).keep(change, service.database.manager);
  };
  await setUp(true);
  const proven = { secondFactor: 'proven', factorProvenAt: new Date().toISOString() } as const;
  for (const stranger of [service.asAnonymous, service.as(sam), service.as({ ...anOwner(), ...proven })]) {
    expect(await stranger.get(openDisclosure, { body: { token } })).toMatchObject({ needsFactor: true });
    const entered = await stranger.call(enterDisclosure, { body: { token, code: '000000' } });
    expect(entered).toMatchObject({ status: 401, body: { code: 'sign-in-needed' } });
  }
  expect((await mailTo(email)).map(({ subject }) => subject)).not.toContain(mailedCode.subject);
  const holder = service.as({ ...sam, ...proven });
  expect(await holder.get(openDisclosure, { body: { token } })).toMatchObject({ needsFactor: false });
  const { code } = await codeMailedTo(email);
  expect((await service.asAnonymous.call(enterDisclosure, { body: { token, code } })).status).toBe(401);
  expect((await holder.call(enterDisclosure, { body: { token, code } })).status).toBe(200);
  await setUp(false);
  expect(await service.asAnonymous.get(openDisclosure, { body: { token } })).toMatchObject({ needsFactor: false });
});

test('attacker keeps a disclosure link from before the first proof: product ends it', async () => {
  const { who, token } = await aSharedCase();
  const proof = { personId: who.personId, caseId: who.caseId, at: new Date().toISOString(), contentMayBeForeign: true };
  await service.app.get(AddressProvenConsumer).endLinks(proof, service.database.manager);
  expect((await service.asAnonymous.call(openDisclosure, { body: { token } })).status).toBe(410);
});

test('attacker guesses codes of a disclosure and asks for new ones: product ends the link', async () => {
  const { email, token } = await aSharedCase();
  const fresh = `UPDATE codes SET wrong_tries = 0 ${codeOfLink}`;
  for (let guess = 1; guess <= 15; guess += 1) {
    if (guess % 4 === 0) await service.database.query(fresh, [stored(email)]);
    expect((await service.asAnonymous.call(enterDisclosure, { body: { token, code: '000000' } })).status).toBe(422);
  }
  expect((await service.asAnonymous.call(openDisclosure, { body: { token } })).status).toBe(410);
});

test('attacker asks for codes of a disclosure again and again: product mails 20 a day', async () => {
  const { email, token } = await aSharedCase();
  const ask = async () => {
    await service.database.query(`UPDATE codes SET sent_at = codes.sent_at - interval '1 minute' ${codeOfLink}`, [
      stored(email),
    ]);
    return (await service.asAnonymous.call(openDisclosure, { body: { token } })).status;
  };
  for (let time = 2; time <= 20; time += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  const yesterday = `UPDATE codes SET day_began = day_began - interval '1 day' ${codeOfLink}`;
  await service.database.query(yesterday, [stored(email)]);
  expect(await ask()).toBe(200);
});

test('a disclosure link that ended keeps its expiry and the reason, and each refusal', async () => {
  const { who, alex, chosen } = await aCase();
  const email = `sam-${crypto.randomUUID()}@example.test`;
  const { id } = await alex.get(freezeDisclosure, { body: chosen });
  const share = () => alex.get(shareSnapshot, { params: { id }, body: { email } });
  await share();
  const replaced = await comeIn(service, email);
  await share();
  const guessed = await comeIn(service, email, replaced);
  const unlock = `UPDATE codes SET wrong_tries = 0 ${codeOfLink}`;
  for (let guess = 1; guess <= 15; guess += 1) {
    await service.database.query(unlock, [stored(email)]);
    await service.asAnonymous.call(enterDisclosure, { body: { token: guessed.token, code: '000000' } });
  }
  await share();
  const expired = await comeIn(service, email, guessed);
  const past = 'UPDATE disclosure_link SET expires_at = sent_at WHERE email = $1 AND ended_because IS NULL';
  await service.database.query(past, [stored(email)]);
  await alex.get(shareSnapshot, { params: { id }, body: { email } });
  const revoked = await comeIn(service, email, expired);
  await alex.get(revokeDisclosure, { params: { id } });
  for (const { token } of [replaced, guessed, expired, revoked])
    expect((await service.asAnonymous.call(openDisclosure, { body: { token } })).status).toBe(410);
  const kept = `SELECT ended_because, because, expires_at - sent_at > '29 days' AS full_time FROM disclosure_link l
    JOIN link_refusals r ON r.link_id = l.id WHERE case_id = $1 AND act = 'open' ORDER BY r.id`;
  expect(await service.database.query(kept, [who.caseId])).toEqual([
    { ended_because: 'replaced', because: 'replaced', full_time: true },
    { ended_because: 'too-many-wrong-codes', because: 'too-many-wrong-codes', full_time: true },
    { ended_because: 'replaced', because: 'expired', full_time: false },
    { ended_because: 'revoked', because: 'revoked', full_time: true },
  ]);
  const explained = async (asked: string) =>
    (await explainLinks(service.database.manager, linkQuestion(asked), new Date())).join('\n');
  const ended = await explained(`http://localhost:8080/disclosure-access#${revoked.token}`);
  expect(ended).toContain(': revoked (the owner took the disclosure back)');
  expect(ended).toContain(': open, because revoked (');
  const all = await explained(email);
  const states = all.split('\n').filter((line) => line.startsWith('  ended') || line.startsWith('  expired'));
  for (const [index, state] of ['revoked', 'expired', 'too-many-wrong-codes', 'replaced'].entries())
    expect(states[index]).toContain(state);
  expect(all).toContain('wrong codes in all: 15');
  for (const secret of [email, revoked.token, 'Elm Street', '840_000', '840,000', '840000'])
    expect(all).not.toContain(secret);
});

test('the snapshots of another case do not exist', async () => {
  const { alex, chosen } = await aCase();
  const { id } = await alex.get(freezeDisclosure, { body: chosen });
  const bea = service.as(anOwner());
  expect(await bea.get(listSnapshots)).toEqual([]);
  expect((await bea.call(getSnapshotForm, { params: { id } })).status).toBe(404);
  expect((await bea.call(shareSnapshot, { params: { id }, body: { email: 'sam@example.test' } })).status).toBe(404);
  expect((await bea.call(freezeDisclosure, { body: chosen })).status).toBe(422);
});

test('partner opens a disclosure that its owner took back: product opens it by no link, no access and sends no new one', async () => {
  const { alex, email, id, token, code } = await aSharedCase();
  const body = { token, code };
  const { access } = await service.asAnonymous.get(enterDisclosure, { body });
  const revoked = await alex.get(revokeDisclosure, { params: { id } });
  expect(revoked.revokedAt).toEqual(expect.any(String));
  expect(await alex.get(revokeDisclosure, { params: { id } })).toEqual(revoked);
  expect((await service.asAnonymous.call(openDisclosure, { body: { token: body.token } })).status).toBe(410);
  expect((await service.asAnonymous.call(readDisclosureForm, { body: { access } })).status).toBe(410);
  expect((await alex.call(shareSnapshot, { params: { id }, body: { email } })).status).toBe(409);
  expect((await service.as(anOwner()).call(revokeDisclosure, { params: { id } })).status).toBe(404);
});
