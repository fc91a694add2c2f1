import type { Deal, DealLine } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { askedAnswers, paysLumpSum, paysMonthly } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { agreedChildSupport } from '../agreement/agreed-child-support.js';
import { ofAgeOn } from '../agreement/dependent-children.js';
import { type Draft, openDraft } from '../agreement/draft.js';
import { expenseShares } from '../agreement/expense-shares.js';
import { knownExpenses } from '../agreement/known-expenses.js';
import { parentingShare } from '../agreement/parenting-share.js';
import { money } from '../print.js';
import { inOwnWords, line, startingWith } from './lines.js';
import { equalization, keeps } from './property-lines.js';

const monthly = (amount: Cents, payor: Party | undefined) => ({
  figure: money(amount),
  printed: `${money(amount)} a month`,
  payor,
});

/** Known expenses and arrears. */
const beyondTheMonth = (document: AgreementDocument, { record }: Draft): DealLine[] => {
  const transfer = knownExpenses(record)?.transfer;
  const { childArrears: owed } = record;
  return [
    ...(transfer
      ? line(document, 'known-expenses', {
          article: 'special-expenses',
          ...monthly(transfer.monthly, transfer.payor),
          paragraph: startingWith('So that each of us'),
        })
      : []),
    ...(owed ? line(document, 'arrears', { article: 'arrears', figure: money(owed) }) : []),
  ];
};

const pays = (document: AgreementDocument, draft: Draft): DealLine[] => {
  const { record } = draft;
  const support = record.hasChildren ? agreedChildSupport(draft) : null;
  const shares = record.hasChildren ? expenseShares(record) : null;
  const spousal = paysMonthly(record) ? record.spousalSupportAmount : undefined;
  return [
    ...line(document, 'child-support', {
      article: 'child-support',
      ...(support?.payor && monthly(support.monthly, support.payor)),
    }),
    ...line(document, 'special-expenses', {
      article: 'special-expenses',
      shares: shares?.percent,
      paragraph: startingWith('We share them'),
    }),
    ...beyondTheMonth(document, draft),
    ...(paysLumpSum(record) && !paysMonthly(record)
      ? []
      : line(document, 'spousal-support', {
          article: 'spousal-support',
          ...(spousal !== undefined && monthly(spousal, record.spousalSupportPayer)),
        })),
    ...(paysLumpSum(record) && record.spousalLumpSum !== undefined
      ? line(document, 'spousal-lump-sum', {
          article: 'spousal-support',
          figure: money(record.spousalLumpSum),
          payor: record.spousalSupportPayer,
          paragraph: (texts) => texts.find((text) => text.includes('a lump sum of')),
        })
      : []),
    ...equalization(document, record),
  ];
};

const children = (document: AgreementDocument, { record }: Draft): DealLine[] => {
  const share = parentingShare(record, document.asOf);
  const percent = share && Math.round(share.hours.share.owner / 100);
  return [
    ...line(document, 'parenting-time', { article: 'parenting-time' }),
    ...line(document, 'schedule', {
      article: 'parenting-time',
      shares: percent === null ? undefined : { owner: `${percent}%`, partner: `${100 - percent}%` },
      paragraph: (texts) =>
        inOwnWords(record.customScheduleNotes)(texts) ?? startingWith('The regular schedule')(texts),
    }),
    ...line(document, 'decision-making', { article: 'decision-making' }),
  ];
};

const ends = (document: AgreementDocument, { record }: Draft): DealLine[] => [
  ...(record.children ?? []).flatMap((child) => {
    const day = ofAgeOn(child, record);
    return line(document, 'child-support-ends', {
      article: 'support-ends',
      child: child.name,
      ...(day && day > document.asOf ? { figure: longDate(day) } : { paragraph: startingWith('is of age') }),
    });
  }),
  ...(paysMonthly(record)
    ? line(document, 'spousal-support-ends', {
        article: 'spousal-support',
        figure: record.spousalEnd ? longDate(record.spousalEnd) : record.spousalSupportDuration?.trim(),
        paragraph: startingWith('How long'),
      })
    : []),
];

/**
 * The agreement on one page.
 * @param answers the record of the document.
 * @param document source of every sentence; amounts, shares and days that its article does not state are omitted.
 */
export const dealOf = (answers: IntakeRecord, document: AgreementDocument): Deal => {
  const draft = openDraft(askedAnswers(answers), document.asOf, 'deal', []);
  return {
    pays: pays(document, draft),
    keeps: keeps(document, draft.record),
    children: children(document, draft),
    ends: ends(document, draft),
  };
};
