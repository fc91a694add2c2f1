import type { DealLine } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { money } from '../print.js';
import { inOwnWords, line } from './lines.js';

export const equalization = (document: AgreementDocument, record: IntakeRecord): DealLine[] => {
  const { equalizationPayer: payor, equalizationAmount: amount } = record;
  return line(document, 'equalization', {
    article: 'equalization',
    ...(payor && amount !== undefined
      ? { figure: money(amount), payor }
      : { paragraph: (texts) => texts.find((text) => text.includes('equalization payment')) }),
  });
};

const home = (document: AgreementDocument, record: IntakeRecord): DealLine[] => {
  const { homePlan, homeKeeper, homePrice, homeDivisionDescription } = record;
  if (homePlan === 'One of us buys the other out' && homeKeeper && homePrice !== undefined)
    return line(document, 'home', {
      article: 'home',
      figure: money(homePrice),
      payor: homeKeeper,
      paragraph: (texts) => texts.find((text) => text.includes(' keeps the home and pays ')),
    });
  return line(document, 'home', {
    article: 'home',
    paragraph: (texts) =>
      texts.find((text) => homePlan && text.startsWith('We sell the home.')) ??
      inOwnWords(homeDivisionDescription)(texts),
  });
};

const pensions = (document: AgreementDocument, { pensions = [] }: IntakeRecord): DealLine[] => {
  if (pensions.length === 0) return line(document, 'pensions', { article: 'pensions' });
  return pensions.flatMap((_, index) =>
    line(document, 'pensions', {
      article: 'pensions',
      paragraph: (texts) => texts.filter((text) => text.includes(' has a workplace pension'))[index],
    }),
  );
};

export const keeps = (document: AgreementDocument, record: IntakeRecord): DealLine[] => [
  ...home(document, record),
  ...line(document, 'other-assets', {
    article: 'other-assets',
    paragraph: inOwnWords(record.assetDivisionDescription),
  }),
  ...pensions(document, record),
  ...line(document, 'debts', { article: 'debts', paragraph: inOwnWords(record.debtDivisionDescription) }),
];
