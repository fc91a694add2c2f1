import type { Income } from '@evenhand/contracts/finance/incomes';
import { Button } from '@evenhand/ui/button';
import { financeWording } from '@evenhand/wording/finance';
import { useState } from 'react';
import { ListPanel } from './list-panel.js';
import { useLists } from './lists-context.js';

const wording = financeWording.incomes;

/** Incomes shown before Show all. */
const RECENT = 3;

export const IncomesPanel = ({ incomes }: { incomes: readonly Income[] }) => {
  const { incomes: incomesList } = useLists();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? incomes : incomes.slice(0, RECENT);
  return (
    <ListPanel
      list={incomesList}
      items={shown}
      addTitle={wording.addTitle}
      starting={{ whose: 'party_a' }}
      amountColumns={[{ field: 'taxableIncome', heading: wording.fields.taxableIncome.label }]}
      hasTotal={false}
      rowOf={({ whose, taxableIncome }) => ({ about: [], whose, amounts: [taxableIncome] })}
    >
      {shown.length < incomes.length && (
        <Button onClick={() => setShowsAll(true)}>{financeWording.list.showAll(incomes.length)}</Button>
      )}
    </ListPanel>
  );
};
