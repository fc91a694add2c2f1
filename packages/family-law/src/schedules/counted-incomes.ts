import { Party } from '@evenhand/contracts/identity';
import type { IncomeKind } from '../agreement/earners.js';
import type { Draft } from '../draft/draft.js';
import { NOTHING } from '../money.js';
import { money } from '../print.js';

const kindsInWords: Record<IncomeKind, string> = {
  Employment: 'employment income',
  'Self-employment': 'self-employment income, with both halves of the CPP contribution',
  'Dividends of one’s own company': 'dividends, without contributions and without the dividend tax credit',
  'A pension': 'a pension, without contributions',
  'Benefits, rent or investments': 'income without contributions',
};

/** A pension in pay bears no contributions. */
export const countedAs = ({ terms: { spousalSupport }, name }: Draft): string => {
  const { pensionInPay, incomeKinds } = spousalSupport;
  const inPay = Party.options.flatMap((party) =>
    pensionInPay[party] > NOTHING
      ? [`${money(pensionInPay[party])} of the income of ${name(party)} is a pension in pay; `]
      : [],
  );
  if (incomeKinds.owner === null && incomeKinds.partner === null)
    return inPay.length === 0
      ? 'Both incomes, as stated by us, are counted as employment income.'
      : `${inPay.join('')}the rest of both incomes, as stated by us, is counted as employment income.`;
  const each = Party.options.map(
    (party) => `the income of ${name(party)} as ${kindsInWords[incomeKinds[party] ?? 'Employment']}`,
  );
  return `${inPay.join('')}we count ${each.join('; and ')}.`.replace(/^w/, 'W');
};

export const afterDivision = ({ terms: { spousalSupport }, owner, partner }: Draft): string => {
  const incomes = spousalSupport.dividedIncomes;
  return incomes
    ? ` After the division of a pension that is paid in parts, the calculation counts ${money(incomes.owner)} for ${owner} and ${money(incomes.partner)} for ${partner}.`
    : '';
};

/** In one sentence about both. */
export const howCounted = ({ terms: { spousalSupport } }: Draft): string => {
  const { incomeKinds, pensionInPay } = spousalSupport;
  if (Object.values(incomeKinds).some((kind) => kind !== null)) return 'by its kind';
  const hasPension = Object.values(pensionInPay).some((yearly) => yearly > NOTHING);
  return hasPension ? 'as employment income or a pension in pay' : 'as employment income';
};
