import { ColumnMapping, type StatementPreview } from '@evenhand/contracts/finance/imports';
import { longDate } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Tick } from '@evenhand/ui/choices';
import { SelectInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { useState } from 'react';
import { Movements } from './movements.js';

const wording = financeWording.imports;
const columns = ['date', 'description', 'amount', 'moneyOut', 'moneyIn', 'balance'] as const;

interface StatementLookProps {
  preview: StatementPreview;
  isSaving: boolean;
  onMapping: (mapping: ColumnMapping) => void;
  onImport: () => void;
}

/** The preview of an import, or the choice of columns for a CSV without known headings. */
export const StatementLook = ({ preview, isSaving, onMapping, onImport }: StatementLookProps) => {
  const { format, needsMapping, movements, found, fresh, unreadable, unreadableFound, closingBalance } = preview;
  if (needsMapping) return <Columns preview={preview} onMapping={onMapping} />;
  return (
    <div role="status">
      <p>{wording.fresh(fresh, found)}</p>
      {closingBalance && <p>{wording.balance(inDollars(closingBalance.amount), longDate(closingBalance.date))}</p>}
      {unreadable.length > 0 && (
        <Notice kind="attention">
          {wording.unreadable(unreadable.join(', '), unreadableFound - unreadable.length)}
        </Notice>
      )}
      <Movements movements={movements} />
      {format === 'csv' && (
        <details>
          <summary>{wording.change}</summary>
          <Columns preview={preview} onMapping={onMapping} />
        </details>
      )}
      <Actions>
        <Button kind="primary" busy={isSaving} onClick={onImport}>
          {wording.submit}
        </Button>
      </Actions>
    </div>
  );
};

const nothing = {
  date: '',
  description: '',
  amount: null,
  moneyOut: null,
  moneyIn: null,
  balance: null,
  dayFirst: false,
};

const Columns = ({ preview: { headings, mapping }, onMapping }: Pick<StatementLookProps, 'preview' | 'onMapping'>) => {
  const [told, setTold] = useState(() => ColumnMapping.parse(mapping ?? nothing));
  const options = headings.map((heading) => ({ value: heading, label: heading }));
  return (
    <>
      <p>{wording.columns}</p>
      {columns.map((column) => (
        <SelectInput
          key={column}
          label={wording.fields[column]}
          empty={wording.none}
          options={options}
          value={told[column] ?? ''}
          onChange={(heading) =>
            setTold({ ...told, [column]: heading || (column === 'date' || column === 'description' ? '' : null) })
          }
        />
      ))}
      <Tick label={wording.dayFirst} checked={told.dayFirst} onChange={(dayFirst) => setTold({ ...told, dayFirst })} />
      <Actions>
        <Button onClick={() => onMapping(told)}>{wording.look}</Button>
      </Actions>
    </>
  );
};
