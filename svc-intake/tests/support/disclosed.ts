import { type DisclosureGiven, disclosureGiven } from '@evenhand/contracts/events/disclosure-given';
import { FinancialStatement } from '@evenhand/contracts/finance/statement';
import { StatementsConsumer } from '../../src/statements/statements.consumer.js';
import type { IntakeService } from './service.js';

type Given = Pick<DisclosureGiven, 'caseId' | 'party'> &
  Partial<Pick<DisclosureGiven, 'from' | 'openedAt' | 'openedBy'>> & {
    minute?: number;
    name?: string;
    income?: number;
  };

export const OPENED = '2026-11-21T09:00:00.000Z';

/** An event of svc-finance with one account named `name`; a greater `minute` makes it later; `income` in cents. */
export const disclosed = ({ minute = 1, name = 'Savings', income, ...given }: Given): DisclosureGiven => {
  const sha256 = [...Buffer.from(`${given.party} ${given.from ?? ''} ${minute}`.padEnd(32).slice(-32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const account = {
    name,
    category: 'bank_account',
    ownership: 'party_a',
    goesTo: 'party_b',
    value: 12_345_67,
    atSeparation: 12_345_67,
    atMarriage: 0,
    exclusion: null,
  };
  const frozenAt = `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`;
  const incomes = income === undefined ? [] : [{ year: 2025, whose: 'party_a', taxableIncome: income }];
  const statement = FinancialStatement.parse({ frozenAt, sha256, assets: [account], debts: [], incomes });
  return disclosureGiven.payload.parse({ openedAt: null, ...given, statement });
};

export const deliverDisclosure = async (service: IntakeService, given: Given): Promise<string> => {
  const event = disclosed(given);
  await service.app.get(StatementsConsumer).keep(event, service.database.manager);
  return event.statement.sha256;
};
