import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { PastPayments } from '@evenhand/family-law/terms/past-payments';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import { CENTS, centsIn, dayOf, lastOf, monthOf } from './read-figures.ts';
import { all, type Read } from './reader.ts';

const fallsOn = (date: IsoDate, words: string): boolean => {
  const day = Number(date.slice(8));
  if (words === 'first') return day === 1;
  if (words === 'last') return day === lastOf(date);
  return day === Math.min(Number.parseInt(words, 10), lastOf(date));
};

const WANTED = { 'First day of the month': 1, '15th day of the month': 15, 'Last day of the month': 31 };

/** The stated day, otherwise the wanted one of the month after the agreement. */
const expectedStart = ({ record, asOf }: Read, start: IsoDate | undefined): IsoDate => {
  if (start) return start;
  const next = new Date(Date.UTC(Number(asOf.slice(0, 4)), Number(asOf.slice(5, 7)), 1)).toISOString().slice(0, 10);
  const wanted = record.supportDay ? WANTED[record.supportDay] : 1;
  return `${next.slice(0, 8)}${String(Math.min(wanted, lastOf(next))).padStart(2, '0')}`;
};

/** The first such day of a month after that date. */
const nextOn = (words: string, date: IsoDate): IsoDate => {
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  return fallsOn(next, words) ? next : nextOn(words, next);
};

/** Every article on one kind of support states the same start; the balance of expenses is not paid for the past. */
const startDates = (agreement: Read): string[] => {
  const { of, record, articles, asOf } = agreement;
  const child = expectedStart(agreement, record.childSupportStart);
  const expected: [string, IsoDate | undefined][] = [
    ['child-support', child],
    ['special-expenses', child],
    ['arrears', record.childArrearsFrom],
    ['spousal-support', expectedStart(agreement, record.spousalStart)],
  ];
  const found = expected.flatMap(([article, start]) =>
    [...of(article).matchAll(/on the (\w+) day of each month[^\n]*?, starting on (\d+ \w+ \d{4})/g)].flatMap(
      ([, day = '', written = '']) => {
        const isPast = article === 'special-expenses' && start !== undefined && start <= asOf;
        const due = isPast ? nextOn(day, asOf) : start;
        return [
          ...(dayOf(written) === due ? [] : [`${article} starts on ${written} and not on ${due}`]),
          ...(fallsOn(dayOf(written), day) ? [] : [`${article} falls due on the ${day} day and begins on ${written}`]),
        ];
      },
    ),
  );
  return [
    ...found,
    ...(/first month after this agreement takes effect/.test(articles) ? ['support starts on no calendar date'] : []),
  ];
};

const tableIn = (document: AgreementDocument): string[][] =>
  (document.articles.find(({ id }) => id === 'special-expenses')?.blocks ?? []).flatMap((block) =>
    block.kind === 'table' ? block.rows : [],
  );

/** The table of expenses sums across and down, and the net payment follows from it. */
const expenses = ({ document, of, record, counted }: Read): string[] => {
  const rows = tableIn(document);
  const amountsOf = (row: string[]) => row.slice(2).map((cell) => (CENTS.test(cell) ? centsIn(cell) : 0));
  const [cost = [], total = []] = [rows.slice(0, -1).map(amountsOf), rows.at(-1)?.slice(2).map(centsIn) ?? []];
  const found: string[] = [];
  const isIndependent = (child: string | undefined) =>
    counted.children?.independent.some(({ called }) => called.toLowerCase() === child?.trim().toLowerCase());
  const shown = (record.expenses ?? []).filter(({ child }) => !isIndependent(child));
  const transfer = /(\S+ \S+) will pay (\S+ \S+) (\$[\d,.]+\d) per month[^\n]*as long as these expenses/.exec(
    of('special-expenses'),
  );
  if (counted.expenses && document.articles.some(({ id }) => id === 'special-expenses')) {
    const down = [1, 2].map((column) => cost.reduce((sum, row) => sum + (row[column] ?? 0), 0));
    if (down[0] !== total[1] || down[1] !== total[2]) found.push('the expenses do not add up');
    if (total[0] !== (total[1] ?? 0) + (total[2] ?? 0)) found.push('the parts do not make the whole');
    const owed = (party: 'owner' | 'partner', column: number) =>
      cost.reduce((sum, row, index) => sum + (shown[index]?.paidBy === party ? (row[column] ?? 0) : 0), 0);
    const net = owed('partner', 1) - owed('owner', 2);
    if (Math.abs(net) !== (transfer ? centsIn(transfer[3] ?? '') : 0)) found.push('the transfer is not the net part');
    if (net !== 0 && transfer?.[1] !== (net > 0 ? record.userName : record.partnerName))
      found.push('the wrong one pays for the expenses');
  }
  return found;
};

/** Arrears are repaid to the cent on the stated days, and are not also left open. */
const owed = ({ of }: Read): string[] => {
  const text = of('arrears');
  const amount = /will pay [^\n]*? (\$[\d,.]+\d) of child support in addition/.exec(text)?.[1];
  const plan =
    /in (\d+) payments: (\$[\d,.]+\d) per month, [^\n]*?starting on (\d+ \w+ \d{4}), and a last payment of (\$[\d,.]+\d) on (\d+ \w+ \d{4})/.exec(
      text,
    );
  const found: string[] = [];
  if (plan) {
    const [, count = '', each = '', first = '', last = '', end = ''] = plan;
    if (centsIn(each) * (Number(count) - 1) + centsIn(last) !== centsIn(amount ?? ''))
      found.push('the payments are not what is owed');
    if (centsIn(last) <= 0 || centsIn(last) > centsIn(each)) found.push('the last payment is no rest');
    if (monthOf(dayOf(end)) - monthOf(dayOf(first)) !== Number(count) - 1)
      found.push('the last payment is on another day');
  }
  if (
    text.includes('does not settle child support') &&
    /settle child support for that|no child support is owed/.test(text)
  )
    found.push('the time before is settled and is not');
  if (amount && text.includes('no child support is owed')) found.push('child support is owed and is not');
  return found;
};

/** Exactly one method of payment. */
const method = ({ articles, of }: Read): string[] => {
  const text = of('support-payments');
  const ways = all(text, /Support is paid (by e-transfer|by direct deposit|by cheque|through the FRO)/g);
  return [
    ...(text && ways.length !== 1 ? ['support is paid in no way, or in several'] : []),
    ...(text && !/support of \$|support of \[|a lump sum of|child support|Child support/.test(articles)
      ? ['nothing is paid']
      : []),
  ];
};

export const supportRules = [startDates, expenses, owed, method];

/** Amounts of support that an article may print, other than fields of the record. */
/** Of payments that are due already: in all, and as they are made up. */
export const pastAmounts = (past: PastPayments | null | undefined): number[] =>
  past ? [past.total.value ?? 0, past.instalments?.monthly ?? 0, past.instalments?.last.amount ?? 0] : [];

export const supportAmounts = ({ record, counted, asOf }: Read): number[] => {
  const { childArrears = 0, childArrearsMonthly: monthly } = record;
  const known = counted.expenses;
  return [
    ...(record.expenses ?? []).map(({ amount }) => amount ?? 0),
    ...[...(known?.each ?? []), known?.together].flatMap((shared) =>
      shared ? [shared.monthly, shared.parts.owner, shared.parts.partner] : [],
    ),
    agreedTerms(record, asOf).terms.childSupport?.arrears?.byTable.value ?? 0,
    ...(agreedTerms(record, asOf).terms.childSupport?.past ?? []).flatMap(pastAmounts),
    ...(known?.transfer ? [known.transfer.monthly] : []),
    ...(monthly ? [childArrears - monthly * (Math.ceil(childArrears / monthly) - 1)] : []),
  ];
};
