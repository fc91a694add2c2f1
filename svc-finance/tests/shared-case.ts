import { addAsset } from '@evenhand/contracts/finance/assets';
import { addDebt } from '@evenhand/contracts/finance/debts';
import { enterDisclosure, freezeDisclosure, shareSnapshot } from '@evenhand/contracts/finance/snapshots';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { comeIn } from './come-in.js';
import { keepCouple, service } from './with-finance.js';

export const asset = (name: string, atSeparation: number, ownership = 'party_a') => ({
  category: 'bank_account',
  name,
  value: atSeparation,
  atSeparation,
  atMarriage: 0,
  ownership,
  valuationDate: '2026-11-21T15:00:00.000Z',
  accountNumber: '0012-3456789',
});
export const debt = (creditor: string, atSeparation: number) => ({
  category: 'credit_card',
  creditor,
  currentBalance: atSeparation,
  atSeparation,
  atMarriage: 0,
  responsibility: 'party_a',
});

/** A married owner who disclosed savings and a joint home, and withheld one item. */
export const aCase = async () => {
  const who = anOwner();
  await keepCouple(who.caseId);
  const alex = service.as(who);
  const savings = await alex.get(addAsset, { body: asset('Savings', 100_000.01) });
  const home = await alex.get(addAsset, { body: asset('Home on Elm Street', 400_000, 'joint') });
  await alex.get(addAsset, { body: asset('Kept to myself', 77_777) });
  const owed = await alex.get(addDebt, { body: debt('Example Bank', 10_000) });
  const chosen = { assets: [savings.id, home.id], debts: [owed.id], incomes: [] };
  const { id } = await alex.get(freezeDisclosure, { body: chosen });
  return { who, alex, id, savings };
};

/** Opens a link that the owner sent. */
export const enter = async (
  { alex, id }: Awaited<ReturnType<typeof aCase>>,
  email = `sam-${crypto.randomUUID()}@example.test`,
  before?: { token: string; code: string },
) => {
  await alex.get(shareSnapshot, { params: { id }, body: { email } });
  const body = await comeIn(service, email, before);
  const { access } = await service.asAnonymous.get(enterDisclosure, { body });
  return { access, email, used: body };
};
