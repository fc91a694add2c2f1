import { personRegistered } from '@evenhand/contracts/events/person-registered';
import { everywhereInClear, ID, WORD } from '@evenhand/service-kit/testing/columns-in-clear';
import { Dump } from '@evenhand/service-kit/testing/dump';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { DataSource } from 'typeorm';
import { type BillingService, buyComplete, startBilling } from './support.js';

let service: BillingService;
forFile(startBilling, (started) => (service = started));

const PROVIDER = 'an id of the payment provider';

/** Columns that can hold text and stay in clear, with the reason. Also in docs/decisions/sealed-addresses.md. */
const inClear: Record<string, string> = {
  ...everywhereInClear,
  'entitlement.plan': WORD,
  'hold.state': WORD,
  'ledger_pair.credit': WORD,
  'ledger_pair.debit': WORD,
  'ledger_pair.kind': WORD,
  'payment.attempt': WORD,
  'payment.dispute': WORD,
  'payment.intent_id': PROVIDER,
  'payment.plan': WORD,
  'payment.state': WORD,
  'receipt.kind': WORD,
  'receipt.plan': WORD,
  'sandbox_intent.id': ID,
  'sandbox_intent.intent': 'an invented payment of the sandbox',
  'webhook.event_id': PROVIDER,
  'webhook.intent_id': PROVIDER,
  'webhook.kind': WORD,
};

test('every column of svc-billing that can hold text is sealed, or stays in clear for a stated reason', async () => {
  const found = await new Dump(service.app.get(DataSource)).columnsInClear();
  expect(found.toSorted()).toEqual(Object.keys(inClear).toSorted());
});

test('attacker has a dump of the books, product shows no address and no name', async () => {
  const who = anOwner();
  const planted = [`${who.personId}@mail.test`, 'Plantedfirst', 'Plantedlast'];
  const [email = '', firstName = '', lastName = ''] = planted;
  await service.deliver(personRegistered, { ...who, email, firstName, lastName });
  await eventually(async () =>
    expect(await service.query('SELECT FROM customer WHERE email = $1', [service.stored(email)])).toHaveLength(1),
  );
  await buyComplete(service.as(who));
  await eventually(async () => expect(await service.query('SELECT FROM outbox')).toEqual([]));
  expect(await new Dump(service.app.get(DataSource)).columnsWith(planted)).toEqual([]);
});
