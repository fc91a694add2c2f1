import type { Party } from '@evenhand/contracts/identity';
import type { Pension } from '@evenhand/contracts/intake/property-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { centsOf, minus, NOTHING, plus, smaller } from '../money.js';
import { other } from '../parties.js';

export interface YearlyIncome {
  /** All of it. */
  readonly whole: Cents;
  /** The part that is a pension in pay: without pension contributions and EI. */
  readonly pension: Cents;
}

const yearly = (amounts: readonly Cents[]): Cents => centsOf(plus(NOTHING, ...amounts) * 12);

/**
 * The yearly income of one spouse after the division of pensions in pay. A pension that the stated incomes count with
 * its member moves to the other by the divided part; one counted with each as received does not move.
 */
export const incomeAfterDivision = (
  { pensions = [], userIncome, partnerIncome }: Pick<IntakeRecord, 'pensions' | 'userIncome' | 'partnerIncome'>,
  party: Party,
): YearlyIncome => {
  const stated = { owner: userIncome ?? NOTHING, partner: partnerIncome ?? NOTHING };
  const inPay = pensions.flatMap(({ member, monthly, share, settlement, countedIn }) => {
    if (!member || !monthly) return [];
    const divided = settlement === 'The payments are divided' ? (share ?? NOTHING) : NOTHING;
    const isWithMember = countedIn !== 'With each the part that they receive';
    return [{ member, monthly, divided, moves: isWithMember ? divided : NOTHING }];
  });
  const own = inPay.filter(({ member }) => member === party);
  const others = inPay.filter(({ member }) => member === other(party));
  const leaves = smaller(stated[party], yearly(own.map(({ moves }) => moves)));
  const arrives = smaller(stated[other(party)], yearly(others.map(({ moves }) => moves)));
  const whole = plus(minus(stated[party], leaves), arrives);
  const kept = yearly(own.map(({ monthly, divided }) => minus(monthly, divided)));
  return { whole, pension: smaller(whole, plus(kept, yearly(others.map(({ divided }) => divided)))) };
};

const isDivided = ({ settlement, member, monthly, share }: Pension): boolean =>
  settlement === 'The payments are divided' && Boolean(member && monthly && share);

/** Whether a pension in pay moves from its member to the other, payment by payment. */
export const dividesPayments = ({ pensions = [] }: IntakeRecord): boolean => pensions.some(isDivided);

/** Whether the couple stated where every divided pension is counted. */
export const isDivisionCounted = (record: IntakeRecord): boolean =>
  dividesPayments(record) &&
  (record.pensions ?? []).filter(isDivided).every(({ countedIn }) => countedIn !== undefined);

/** Of each a year, as the range and the shares of expenses count them; null where the division changes nothing. */
export const dividedIncomes = (record: IntakeRecord): Record<Party, Cents> | null => {
  const { userIncome, partnerIncome } = record;
  if (!isDivisionCounted(record) || userIncome === undefined || partnerIncome === undefined) return null;
  const [owner, partner] = [incomeAfterDivision(record, 'owner').whole, incomeAfterDivision(record, 'partner').whole];
  return owner === userIncome && partner === partnerIncome ? null : { owner, partner };
};
