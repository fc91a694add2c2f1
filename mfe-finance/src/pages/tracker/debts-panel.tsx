import type { Debt } from '@evenhand/contracts/finance/debts';
import { CreditCard } from '@evenhand/ui/icons';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { ImportButton } from './import-dialog.js';
import { ItemTable } from './item-table.js';
import { ListPanel } from './list-panel.js';
import { useLists } from './lists-context.js';

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

export const DebtsPanel = ({ debts }: { debts: readonly Debt[] }) => {
  const { debts: debtsList, canImport } = useLists();
  return (
    <ListPanel
      list={debtsList}
      items={debts}
      heading={wording.heading}
      empty={{ title: wording.none, text: wording.noneHint }}
      addTitle={wording.open}
      starting={{ ownersShare: '50' }}
      table={(actionsOf) => (
        <ItemTable
          heading={wording.heading}
          column={wording.column}
          amountColumns={[list.atMarriage, list.atSeparation, list.today]}
          rows={debts.map((debt) => ({
            id: debt.id,
            name: debt.creditor,
            icon: <CreditCard />,
            about: aboutOf(debt),
            whose: debt.responsibility,
            amounts: [debt.atMarriage, debt.atSeparation, debt.currentBalance],
            actions: (
              <>
                {canImport && debt.category === 'credit_card' && <ImportButton itemId={debt.id} name={debt.creditor} />}
                {actionsOf(debt)}
              </>
            ),
          }))}
        />
      )}
    />
  );
};
