import type { Cents } from '@evenhand/contracts/money';
import { money } from '@evenhand/family-law/agreement/print';
import { propertyAmounts } from './property-contradictions.ts';
import type { Read } from './reader.ts';
import { spousalAmounts } from './spousal-contradictions.ts';
import { supportAmounts } from './support-contradictions.ts';

const AMOUNT = /-?\$\d[\d,]*\.\d\d/g;
/** Amounts that the law names; they stand in the text of every couple. */
const OF_THE_LAW = ['$100.00', '$150,000.00'];

/** Every amount that may stand in an article: stated by the two of them, or counted by the engine. */
const knownAmounts = (agreement: Read): Set<string> => {
  const { support, advisory, children } = agreement.counted;
  const { homeEstimatedValue: value, homeMortgageBalance: owed } = agreement.record;
  const paidForOthers = (agreement.record.otherChildren ?? []).map(({ supportPaid }) => supportPaid ?? 0);
  const stated = [
    ...Object.values(agreement.record).filter((one): one is Cents => typeof one === 'number'),
    ...paidForOthers,
    ...supportAmounts(agreement),
    ...spousalAmounts(agreement),
    ...propertyAmounts(agreement.record),
  ];
  const counted = [
    ...(support ? [support.monthly] : []),
    ...(advisory.kind === 'range' ? Object.values(advisory.result.monthly) : []),
    ...(children?.apart ?? []).map(({ monthly }) => monthly),
    ...(value !== undefined && owed !== undefined ? [value - owed] : []),
  ];
  return new Set([...OF_THE_LAW, ...[...stated, ...counted].map((amount) => money(amount as Cents))]);
};

/** Amounts that nobody stated and nothing counted. */
export const amounts = (agreement: Read): string[] => {
  const known = knownAmounts(agreement);
  return [...new Set(agreement.articles.match(AMOUNT) ?? [])]
    .filter((amount) => !known.has(amount))
    .map((amount) => `${amount} is neither stated nor counted`);
};
