import type { Income } from '@evenhand/contracts/finance/incomes';
import { Button } from '@evenhand/ui/button';
import { financeWording } from '@evenhand/wording/finance';
import { useState } from 'react';
import { ItemTable } from './item-table.js';
import { ListPanel } from './list-panel.js';
import { useLists } from './lists-context.js';

const wording = financeWording.incomes;

/** So many are shown before all are asked for. */
const RECENT = 3;

export const IncomesPanel = ({ incomes }: { incomes: readonly Income[] }) => {
  const { incomes: incomesList } = useLists();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? incomes : incomes.slice(0, RECENT);
  return (
    <ListPanel
      list={incomesList}
      items={incomes}
      heading={wording.heading}
      empty={{ title: wording.none, text: wording.noneHint }}
      addTitle={wording.addTitle}
      starting={{ whose: 'party_a' }}
      table={(actionsOf) => (
        <ItemTable
          heading={wording.heading}
          column={wording.column}
          amountColumns={[wording.fields.taxableIncome.label]}
          rows={shown.map((income) => ({
            id: income.id,
            name: wording.year(income.year),
            about: [],
            whose: income.whose,
            amounts: [income.taxableIncome],
            actions: actionsOf(income),
          }))}
        />
      )}
    >
      {shown.length < incomes.length && (
        <Button onClick={() => setShowsAll(true)}>{financeWording.list.showAll(incomes.length)}</Button>
      )}
    </ListPanel>
  );
};
