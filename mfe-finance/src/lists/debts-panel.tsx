import type { Debt } from '@evenhand/contracts/finance/debts';
import type { FinancialDocument } from '@evenhand/contracts/finance/documents';
import { CreditCard } from '@evenhand/ui/icons';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { ListPanel } from './list-panel.js';
import { useLists } from './lists-context.js';
import { proofsOf } from './proofs-of.js';

const wording = financeWording.debts;
const { list } = financeWording;

const aboutOf = ({ category, monthlyPayment, interestRate, goesTo }: Debt): string[] => [
  wording.categories[category],
  [
    monthlyPayment === null ? '' : wording.monthly(inDollars(monthlyPayment)),
    interestRate === null ? '' : wording.rate(interestRate),
  ]
    .filter(Boolean)
    .join(', '),
  goesTo ? wording.goesTo[goesTo] : '',
];

export const DebtsPanel = ({
  debts,
  documents,
}: {
  debts: readonly Debt[];
  documents: readonly FinancialDocument[];
}) => (
  <ListPanel
    list={useLists().debts}
    items={debts}
    starting={{ ownersShare: '50' }}
    amountColumns={[
      { field: 'atMarriage', heading: list.atMarriage },
      { field: 'atSeparation', heading: list.atSeparation },
      { field: 'currentBalance', heading: list.today },
    ]}
    rowOf={(debt) => ({
      icon: <CreditCard />,
      about: aboutOf(debt),
      proofs: proofsOf(debt.id, documents),
      whose: debt.responsibility,
      amounts: [debt.atMarriage, debt.atSeparation, debt.currentBalance],
    })}
    isAccount={({ category }) => category === 'credit_card'}
  />
);
