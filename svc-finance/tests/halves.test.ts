import type { AnyEndpoint } from '@evenhand/contracts/endpoints';
import { listAssets } from '@evenhand/contracts/finance/assets';
import {
  addToHalf,
  deleteFromHalf,
  editInHalf,
  freezeHalf,
  getPartnerDisclosure,
  getPartnerForm,
  halfItemHistory,
  MOST_ITEMS_PER_HALF,
  openPartnerDisclosure,
  readHalf,
  restoreInHalf,
  revokeHalf,
} from '@evenhand/contracts/finance/half';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import { listSnapshots } from '@evenhand/contracts/finance/snapshots';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { Problem } from '@evenhand/contracts/problems';
import { textOf } from '@evenhand/paper/testing/poppler';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { financeServer } from '@evenhand/wording/finance-server';
import { DisownedConsumer } from '../src/halves/disowned.consumer.js';
import { AddressProvenConsumer } from '../src/snapshots/address-proven.consumer.js';
import { copyItem } from './copies.js';
import { aCase, asset, debt, enter } from './shared-case.js';
import { service, withFinance } from './with-finance.js';

withFinance();

const nobody = () => service.asAnonymous;
const read = (access: string) => nobody().get(readHalf, { body: { access } });

test('the partner lists, corrects, deletes and brings back in their own half without an account', async () => {
  const { access } = await enter(await aCase());
  const { id } = await nobody().get(addToHalf, { body: { access, kind: 'asset', item: asset('My pension', 60_000) } });
  const item = { ...asset('My pension', 65_000.5), version: 1 };
  await nobody().call(editInHalf, { body: { access, id, kind: 'asset', item } });
  expect((await read(access)).assets).toMatchObject([{ name: 'My pension', value: 65_000.5, version: 2 }]);
  await nobody().call(deleteFromHalf, { body: { access, id, kind: 'asset' } });
  expect((await read(access)).assets).toEqual([]);
  await nobody().call(restoreInHalf, { body: { access, id, kind: 'asset' } });
  const history = await nobody().get(halfItemHistory, { body: { access, id, kind: 'asset' } });
  expect(history.versions.map(({ change }) => change)).toEqual(['restored', 'deleted', 'edited', 'added']);
  const wrong = { access, kind: 'asset', item: { ...asset('My pension', 1), value: 0.001 } };
  const refused = await nobody().call(addToHalf, { body: wrong });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/item/value' }] } });
});

test('attacker adds items by a guest link without end, product stops at the rate and size limits of a half and at ten snapshots a day', async () => {
  const { access } = await enter(await aCase());
  const add = (name: string) => nobody().call(addToHalf, { body: { access, kind: 'asset', item: asset(name, 1) } });
  const { id } = await nobody().get(addToHalf, { body: { access, kind: 'asset', item: asset('First', 1) } });
  const statuses = [];
  for (let count = 2; count <= 61; count += 1) statuses.push((await add(`Item ${count}`)).status);
  expect(statuses).toEqual([...Array(59).fill(201), 429]);
  await service.database.query(
    `update item_version set at = at - interval '2 minutes' where item_id in (
    select id from item where half_id = (select half_id from item where id = $1))`,
    [id],
  );
  await copyItem(id, 239);
  expect((await add('The last one')).status).toBe(201);
  expect(await add('One too many')).toMatchObject({ status: 409, body: { detail: financeServer.listFull } });
  expect((await nobody().call(deleteFromHalf, { body: { access, id, kind: 'asset' } })).status).toBe(204);
  expect((await add('In its place')).status).toBe(201);
  const freeze = async () =>
    (await nobody().call(freezeHalf, { body: { access, assets: [], debts: [], incomes: [] } })).status;
  const frozen = [];
  for (let count = 1; count <= 11; count += 1) frozen.push(await freeze());
  expect(frozen).toEqual([...Array(10).fill(201), 429]);
});

test('a half requires an access, answers no item of another half, and holds 300 items', async () => {
  const { access } = await enter(await aCase());
  const item = asset('First', 1);
  const { id } = await nobody().get(addToHalf, { body: { access, kind: 'asset', item } });
  const { id: dropped } = await nobody().get(addToHalf, { body: { access, kind: 'asset', item } });
  await nobody().call(deleteFromHalf, { body: { access, id: dropped, kind: 'asset' } });
  const on = [editInHalf, deleteFromHalf, restoreInHalf, halfItemHistory];
  const codeOf = async (endpoint: AnyEndpoint, body: object) =>
    Problem.parse((await nobody().call(endpoint, { body })).body).code;
  const edited = (version: number) => ({ item: { ...item, version } });
  const more = (endpoint: AnyEndpoint) => (endpoint === editInHalf ? edited(1) : {});
  const gone = { access: 'x'.repeat(43) };
  for (const each of on) {
    const found = { id, kind: 'asset', ...more(each) };
    expect(await codeOf(each, { ...found, ...gone })).toBe('link-gone');
    expect(await codeOf(each, { ...found, access, id: crypto.randomUUID() })).toBe('not-found');
  }
  for (const each of [readHalf, revokeHalf]) expect(await codeOf(each, gone)).toBe('link-gone');
  expect(await codeOf(addToHalf, { ...gone, kind: 'asset', item })).toBe('link-gone');
  expect(await codeOf(freezeHalf, { ...gone, assets: [], debts: [], incomes: [] })).toBe('link-gone');

  expect(await codeOf(editInHalf, { access, id, kind: 'asset', ...edited(7) })).toBe('changed-elsewhere');
  await copyItem(id, MOST_ITEMS_PER_HALF);
  expect(await codeOf(editInHalf, { access, id, kind: 'asset', ...edited(1) })).toBe('list-is-full');
  expect(await codeOf(restoreInHalf, { access, id: dropped, kind: 'asset' })).toBe('list-is-full');
});

test('in an empty half the joint home that the owner listed counts half for each', async () => {
  const { access } = await enter(await aCase());
  const { equalization } = (await read(access)).division;
  expect(equalization).toMatchObject({
    // Savings, half of the home, less the debt; half of the home.
    netFamilyProperty: { owner: { amount: 290_000_01 }, partner: { amount: 200_000_00 } },
  });
});

test('net family property has two columns, each from the lists of its person', async () => {
  const couple = await aCase();
  const { access } = await enter(couple);
  // Both list the home as joint: it counts half for each.
  for (const item of [asset('My pension', 60_000), asset('Home on Elm Street', 400_000, 'joint')]) {
    await nobody().get(addToHalf, { body: { access, kind: 'asset', item } });
  }
  await nobody().get(addToHalf, { body: { access, kind: 'debt', item: debt('Card', 5_000) } });
  const sideBySide = {
    partnerDisclosed: true,
    equalization: {
      netFamilyProperty: { owner: { amount: 290_000_01 }, partner: { amount: 255_000_00 } },
      payor: 'owner',
      // Half of 35,000.01, an odd cent rounded up.
      payment: 17_500_01,
    },
  };
  const half = await read(access);
  expect(half.division).toMatchObject(sideBySide);

  const own = await couple.alex.get(getPropertyDivision);
  expect(own).toMatchObject({ partnerDisclosed: false });
  const { assets, debts } = half;
  const body = { access, assets: assets.map(({ id }) => id), debts: debts.map(({ id }) => id), incomes: [] };
  expect((await nobody().call(freezeHalf, { body })).status).toBe(201);
  expect(await couple.alex.get(getPropertyDivision)).toEqual(own);
  const { disclosure } = await couple.alex.get(getPartnerDisclosure);
  await couple.alex.get(openPartnerDisclosure, { params: { id: disclosure?.id ?? '' } });
  const { equalization } = await couple.alex.get(getPropertyDivision);
  // The owner's column includes the withheld item.
  expect(equalization?.netFamilyProperty).toMatchObject({
    owner: { amount: 290_000_01 + 77_777_00 },
    partner: { amount: 255_000_00 },
  });
});

test("opening the partner's disclosure shows what was chosen, without account numbers, and writes a receipt", async () => {
  const couple = await aCase();
  const { access, email } = await enter(couple);
  const shown = await nobody().get(addToHalf, { body: { access, kind: 'asset', item: asset('My pension', 60_000) } });
  await nobody().get(addToHalf, { body: { access, kind: 'asset', item: asset('Not yet couple', 1) } });
  expect(await couple.alex.get(getPartnerDisclosure)).toEqual({ disclosure: null });
  const body = { access, assets: [shown.id], debts: [], incomes: [] };
  await nobody().call(freezeHalf, { body });
  const { disclosure } = await couple.alex.get(getPartnerDisclosure);
  expect(disclosure).toMatchObject({ email, openedAt: null, content: null });
  const params = { id: disclosure?.id ?? '' };
  expect((await couple.alex.call(getPartnerForm, { params })).status).toBe(404);
  expect((await read(access)).frozen?.openedAt).toBeNull();
  const opened = await couple.alex.call(openPartnerDisclosure, { params });
  expect(opened.body).toMatchObject({ content: { disclosedBy: 'Sam Sample', assets: [{ name: 'My pension' }] } });
  expect(JSON.stringify(opened.body)).not.toMatch(/3456789|Not yet couple/);
  expect((await couple.alex.call(getPartnerForm, { params })).headers.get('content-type')).toBe('application/pdf');
  expect((await read(access)).frozen?.openedAt).toEqual(expect.any(String));
});

test("the partner's half contains no item of the owner that was not disclosed", async () => {
  const couple = await aCase();
  const { access } = await enter(couple);
  const answer = await nobody().call(readHalf, { body: { access } });
  expect(JSON.stringify(answer.body)).not.toMatch(/3456789|Kept to myself|77777/);
  const { id } = couple.savings;
  for (const endpoint of [deleteFromHalf, restoreInHalf, halfItemHistory]) {
    expect((await nobody().call(endpoint, { body: { access, id, kind: 'asset' } })).status).toBe(404);
  }
  const item = { ...asset('Mine now', 1), version: 1 };
  expect((await nobody().call(editInHalf, { body: { access, id, kind: 'asset', item } })).status).toBe(404);
  const taken = { access, assets: [id], debts: [], incomes: [] };
  expect((await nobody().call(freezeHalf, { body: taken })).status).toBe(422);
  expect((await couple.alex.get(listAssets)).map(({ name }) => name)).toEqual([
    'Savings',
    'Home on Elm Street',
    'Kept to myself',
  ]);
});

test("owner sends the link to their own address: product shows them nothing of the partner's half", async () => {
  const couple = await aCase();
  const { access } = await enter(couple);
  const { id } = await nobody().get(addToHalf, { body: { access, kind: 'asset', item: asset('My pension', 60_000) } });
  const second = await enter(couple);
  expect((await read(second.access)).assets).toEqual([]);
  const body = { access: second.access, id, kind: 'asset' };
  expect((await nobody().call(halfItemHistory, { body })).status).toBe(404);
  expect((await nobody().call(deleteFromHalf, { body })).status).toBe(404);
  const lists = [await couple.alex.call(listAssets), await couple.alex.call(listSnapshots)];
  expect(JSON.stringify(lists.map((answer) => answer.body))).not.toContain('My pension');
});

test('a half is opened again by the same address, and cannot be opened when the access has ended', async () => {
  const couple = await aCase();
  const { access, email, used } = await enter(couple);
  await nobody().get(addToHalf, { body: { access, kind: 'asset', item: asset('My pension', 60_000) } });
  const again = await enter(couple, email, used);
  expect((await read(again.access)).assets).toMatchObject([{ name: 'My pension' }]);
  expect((await nobody().call(readHalf, { body: { access } })).status).toBe(410);
  const { personId, caseId } = couple.who;
  const proof = { personId, caseId, at: new Date().toISOString(), contentMayBeForeign: true };
  await service.app.get(AddressProvenConsumer).endLinks(proof, service.database.manager);
  expect((await nobody().call(readHalf, { body: { access: again.access } })).status).toBe(410);
  expect((await nobody().call(readHalf, { body: { access: 'x'.repeat(43) } })).status).toBe(410);
});

test("another case finds nothing of the partner's disclosure", async () => {
  const couple = await aCase();
  const { access } = await enter(couple);
  const { id } = await nobody().get(addToHalf, { body: { access, kind: 'asset', item: asset('My pension', 60_000) } });
  await nobody().call(freezeHalf, { body: { access, assets: [id], debts: [], incomes: [] } });
  const { disclosure } = await couple.alex.get(getPartnerDisclosure);
  const params = { id: disclosure?.id ?? '' };
  const bea = service.as(anOwner());
  expect(await bea.get(getPartnerDisclosure)).toEqual({ disclosure: null });
  expect((await bea.call(openPartnerDisclosure, { params })).status).toBe(404);
  expect((await bea.call(getPartnerForm, { params })).status).toBe(404);
});

/** A half that was frozen and opened by the owner. */
const anOpenedHalf = async () => {
  const couple = await aCase();
  const { access, email } = await enter(couple);
  const { id } = await nobody().get(addToHalf, { body: { access, kind: 'asset', item: asset('My pension', 60_000) } });
  await nobody().call(freezeHalf, { body: { access, assets: [id], debts: [], incomes: [] } });
  const { disclosure } = await couple.alex.get(getPartnerDisclosure);
  const params = { id: disclosure?.id ?? '' };
  await couple.alex.get(openPartnerDisclosure, { params });
  return { ...couple, access, email, params };
};

test('owner keeps a half that the partner took back: product no longer opens it, and the lists stay with the partner', async () => {
  const { alex, access, params } = await anOpenedHalf();
  await nobody().call(revokeHalf, { body: { access } });
  expect(await alex.get(getPartnerDisclosure)).toEqual({ disclosure: null });
  expect((await alex.call(getPartnerForm, { params })).status).toBe(404);
  expect((await alex.call(openPartnerDisclosure, { params })).status).toBe(404);
  expect(await alex.get(getPropertyDivision)).toMatchObject({ partnerDisclosed: false });
  expect(await read(access)).toMatchObject({ frozen: null, assets: [{ name: 'My pension' }] });
});

test('owner keeps a half that the partner declares not to be theirs: product no longer opens it', async () => {
  const { who, alex, access } = await anOpenedHalf();
  const sha256 = (await read(access)).frozen?.sha256 ?? '';
  const disown = (caseId: string) =>
    service.app.get(DisownedConsumer).revoke({ caseId, sha256 }, service.database.manager);
  await disown(anOwner().caseId);
  expect((await alex.get(getPartnerDisclosure)).disclosure).not.toBeNull();
  await disown(who.caseId);
  expect(await alex.get(getPartnerDisclosure)).toEqual({ disclosure: null });
});

test('the form of a half names the masked address that it came from', async () => {
  const { alex, email, params } = await anOpenedHalf();
  const words = textOf((await alex.call(getPartnerForm, { params })).bytes);
  expect(words.replaceAll(/\s/g, '')).toContain(maskedEmail(email));
  expect(words.replaceAll(/\s+/g, ' ')).toContain('counts as the disclosure of Sam Sample once');
  expect(words).not.toMatch(/Disclosed by Sam Sample/);
});
