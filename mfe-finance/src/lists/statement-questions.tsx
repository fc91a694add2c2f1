import type { ReadStatement, StatementPreview } from '@evenhand/contracts/finance/imports';
import { longDate } from '@evenhand/contracts/toronto';
import { Card } from '@evenhand/ui/card';
import { OneChoice } from '@evenhand/ui/choices';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import type { z } from 'zod';

const wording = financeWording.imports;

/** An answer that the file is read with again. */
export type StatementAnswer = Partial<
  Pick<z.input<typeof ReadStatement>, 'mapping' | 'withoutHeadings' | 'dayFirst' | 'account'>
>;

interface StatementQuestionsProps {
  preview: StatementPreview;
  name: string;
  onAnswer: (answer: StatementAnswer) => void;
}

/** What the file does not decide: the order of day and month, and the account. */
export const StatementQuestions = ({ preview, name, onAnswer }: StatementQuestionsProps) => {
  const { days, accounts, account, needsAccount } = preview;
  const isAccountAsked = needsAccount || accounts.length > 1;
  const asked = Number(days !== null) + Number(isAccountAsked);
  if (asked === 0) return null;
  return (
    <Card title={wording.questions(asked)}>
      {days && (
        <OneChoice
          label={wording.whichDay(days.written)}
          hint={days.decidedBy === null ? wording.dayOpen : wording.dayBy[days.decidedBy]}
          value={days.chosen ?? undefined}
          options={(['dayFirst', 'monthFirst'] as const).map((order) => ({
            value: order,
            label: longDate(days[order]),
          }))}
          onChange={(order) => onAnswer({ dayFirst: order === 'dayFirst' })}
        />
      )}
      {isAccountAsked && (
        <OneChoice
          label={wording.accounts(accounts.length)}
          hint={wording.whichAccount(name)}
          value={account ?? undefined}
          options={accounts.map(({ key, ending, currency, found, balance }) => ({
            value: key,
            label: wording.account(ending),
            note: currency
              ? wording.inCurrency(currency)
              : wording.inAccount(found, balance === null ? null : inDollars(balance)),
          }))}
          onChange={(key) => onAnswer({ account: key })}
        />
      )}
    </Card>
  );
};
