import { ColumnMapping, type StatementPreview } from '@evenhand/contracts/finance/imports';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { SelectInput } from '@evenhand/ui/inputs';
import { financeWording } from '@evenhand/wording/finance';
import { useState } from 'react';
import styles from './lists.module.css';
import type { StatementAnswer } from './statement-questions.js';

const wording = financeWording.imports;
const columns = [
  'date',
  'description',
  'amount',
  'moneyOut',
  'moneyIn',
  'balance',
  'direction',
  'status',
  'currency',
  'account',
] as const;

interface StatementColumnsProps {
  preview: Pick<StatementPreview, 'headings' | 'mapping' | 'hasHeadings' | 'firstRows'>;
  onAnswer: (answer: StatementAnswer) => void;
}

/** The choice of columns, next to the first rows of the file. The order of day and month is decided again. */
export const StatementColumns = ({ preview, onAnswer }: StatementColumnsProps) => {
  const { headings, mapping, hasHeadings, firstRows } = preview;
  const [told, setTold] = useState(() => ColumnMapping.parse(mapping ?? { date: '', description: '' }));
  const options = headings.map((heading) => ({ value: heading, label: heading }));
  return (
    <>
      <p>{wording.columns}</p>
      <FirstRows headings={headings} rows={firstRows} />
      <p>
        <Button small kind="quiet" onClick={() => onAnswer({ withoutHeadings: hasHeadings, mapping: null })}>
          {hasHeadings ? wording.noHeadings : wording.withHeadings}
        </Button>
      </p>
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
      <Actions>
        <Button onClick={() => onAnswer({ mapping: { ...told, dayFirst: null } })}>{wording.look}</Button>
      </Actions>
    </>
  );
};

const FirstRows = ({ headings, rows }: { headings: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <section className={styles.firstRows} aria-label={wording.firstRows}>
    <table className={styles.table}>
      <caption>{wording.firstRows}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows can be identical
          <tr key={index}>
            {headings.map((heading, place) => (
              <td key={heading}>
                <bdi>{row[place] ?? ''}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
