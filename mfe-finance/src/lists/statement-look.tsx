import type { StatementPreview } from '@evenhand/contracts/finance/imports';
import { longDate } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { OneChoice } from '@evenhand/ui/choices';
import { Notice } from '@evenhand/ui/notice';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { LeftOutRows } from './left-out-rows.js';
import styles from './lists.module.css';
import { Movements } from './movements.js';
import { StatementColumns } from './statement-columns.js';
import { type StatementAnswer, StatementQuestions } from './statement-questions.js';

const wording = financeWording.imports;

interface StatementLookProps {
  preview: StatementPreview;
  /** Of the asset or debt. */
  name: string;
  isSaving: boolean;
  onAnswer: (answer: StatementAnswer) => void;
  onKeep: (row: { line: number; amount: number | null }) => void;
  onImport: () => void;
}

/** The preview of an import: questions, movements, and what is left out; or the choice of columns of a CSV. */
export const StatementLook = ({ preview, name, isSaving, onAnswer, onKeep, onImport }: StatementLookProps) => {
  const { format, mapping, needsMapping, needsDay, needsAccount, found } = preview;
  const isOpen = needsMapping || needsDay || needsAccount;
  const columns = format === 'csv' && (
    <StatementColumns key={JSON.stringify([mapping, preview.hasHeadings])} preview={preview} onAnswer={onAnswer} />
  );
  return (
    <>
      <StatementQuestions preview={preview} name={name} onAnswer={onAnswer} />
      {!isOpen && <Found preview={preview} />}
      {!isOpen && typeof mapping?.positiveIsOut === 'boolean' && found > 0 && (
        <OneChoice
          label={wording.sign}
          hint={wording.signHint}
          value={mapping.positiveIsOut ? 'out' : 'in'}
          options={[
            { value: 'in', label: wording.moneyIn },
            { value: 'out', label: wording.moneyOut },
          ]}
          onChange={(chosen) => onAnswer({ mapping: { ...mapping, positiveIsOut: chosen === 'out' } })}
        />
      )}
      <LeftOutRows rows={preview.leftOut} found={preview.leftOutFound} onKeep={onKeep} />
      {needsMapping ? (
        columns
      ) : (
        <>
          {columns && (
            <details>
              <summary>{wording.change}</summary>
              {columns}
            </details>
          )}
          {!isOpen && found > 0 && (
            <Actions>
              <Button kind="primary" busy={isSaving} onClick={onImport}>
                {wording.submit}
              </Button>
            </Actions>
          )}
        </>
      )}
    </>
  );
};

const Found = ({ preview }: { preview: StatementPreview }) => {
  const { mapping, movements, found, fresh, unreadable, unreadableFound, closingBalance, totalOut, totalIn } = preview;
  return (
    <div role="status">
      <p>{wording.fresh(fresh, found)}</p>
      <p>
        <strong>{wording.totals(inDollars(totalOut), inDollars(totalIn))}</strong>
      </p>
      {closingBalance && <p>{wording.balance(inDollars(closingBalance.amount), longDate(closingBalance.date))}</p>}
      {unreadable.length > 0 && (
        <Notice kind="attention">
          {wording.unreadable(unreadable.join(', '), unreadableFound - unreadable.length)}
        </Notice>
      )}
      <Movements movements={movements} />
      {mapping?.direction && <p className={styles.about}>{wording.byDirection(mapping.direction)}</p>}
    </div>
  );
};
