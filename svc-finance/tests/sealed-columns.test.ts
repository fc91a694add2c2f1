import { editAsset } from '@evenhand/contracts/finance/assets';
import { provideAlternative } from '@evenhand/contracts/finance/documents';
import { addToHalf, freezeHalf } from '@evenhand/contracts/finance/half';
import { importStatement } from '@evenhand/contracts/finance/imports';
import { everywhereInClear, HASH, WAITS, WORD } from '@evenhand/service-kit/testing/columns-in-clear';
import { Dump } from '@evenhand/service-kit/testing/dump';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { aCase, asset, enter } from './shared-case.js';
import { service, withFinance } from './with-finance.js';

withFinance();

const ADDRESS = 'a mail address, sealed with ADDRESS_KEY; its table has no entity';

/** Columns that can hold text and stay in clear, with the reason. Also in docs/decisions/sealed-columns.md. */
const inClear: Record<string, string> = {
  ...everywhereInClear,
  'case_key.part': WORD,
  'case_key.wrapped': 'encrypted by the key service',
  'codes.hash': HASH,
  'codes.subject': 'what a code is for, and an id',
  'disclosure_link.access_hash': HASH,
  'disclosure_link.ended_because': WORD,
  'disclosure_link.token_hash': HASH,
  'document_file.proves': 'ids of items',
  'document_file.type': WORD,
  'document_note.type': WORD,
  'hidden_contacts.sealed': WAITS,
  'item.kind': WORD,
  'item_version.change': WORD,
  'kept_file.file_hash': HASH,
  'link_refusals.act': WORD,
  'link_refusals.because': WORD,
  'remembered_mapping.headings_hash': HASH,
  'second_factor.email': ADDRESS,
  'snapshot.form': WORD,
  'snapshot.sha256': HASH,
  'statement_import.account_hash': HASH,
};

test('every column of svc-finance that can hold text is sealed, or stays in clear for a stated reason', async () => {
  expect((await new Dump(service.database).columnsInClear()).toSorted()).toEqual(Object.keys(inClear).toSorted());
});

/** In items, their versions, notes, statements, disclosures and the names of the couple. */
const planted = [
  ...['Savings', 'Elm Street', 'Kept to myself', 'Example Bank', '77777', '10000001', '0012-3456789'],
  ...['Plantednote', 'Plantedmovement', 'plantedstatement', 'Plantedhalf', 'Plantededit', 'Alex Sample', 'Sam Sample'],
];

test('attacker has a dump of a couple’s finances, product shows no planted word of them', async () => {
  const shared = await aCase();
  const { who, savings } = shared;
  const alex = service.as(who);
  const edited = { ...asset('Plantededit', 5), version: savings.version };
  await alex.get(editAsset, { params: { id: savings.id }, body: edited });
  const note = { provided: true, note: 'Plantednote' };
  await alex.get(provideAlternative, { params: { type: 'pay_stub' }, body: note });
  const content = Buffer.from('Date,Description,Amount\n2026-11-01,Plantedmovement,-4.50').toString('base64');
  await alex.get(importStatement, { body: { itemId: savings.id, filename: 'plantedstatement.csv', content } });
  const { access, email } = await enter(shared);
  const { id } = await service.asAnonymous.get(addToHalf, {
    body: { access, kind: 'asset', item: asset('Plantedhalf', 60_000) },
  });
  await service.asAnonymous.call(freezeHalf, { body: { access, assets: [id], debts: [], incomes: [] } });
  await eventually(async () => expect(await service.database.query('select from outbox')).toEqual([]));
  const dump = new Dump(service.database);
  expect(await dump.columnsWith([...planted, email])).toEqual([]);
});
