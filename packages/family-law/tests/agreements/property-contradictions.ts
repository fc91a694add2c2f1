import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { money } from '@evenhand/family-law/print';
import { all, differing, type Read } from './reader.ts';

const inCents = (written: string): number => Math.round(Number(written.replaceAll(/[$,]/g, '')) * 100);

/** Cents in lists of the property answers, or derived from two of them. */
export const propertyAmounts = (record: IntakeRecord): number[] => {
  const { homePrice: price, equalizationAmount: owed, equalizationInstalments } = record;
  const count = Number(equalizationInstalments ?? 1);
  const each = Math.floor((owed ?? 0) / count);
  return [
    ...(record.pensions ?? []).flatMap(({ familyLawValue = 0, share = 0, monthly = 0 }) => [
      familyLawValue,
      share,
      monthly,
    ]),
    ...(price !== undefined && owed !== undefined ? [price + owed, Math.abs(price - owed)] : []),
    ...(owed === undefined ? [] : [each, owed - each * (count - 1)]),
  ];
};

const home = ({ of, record }: Read): string[] => {
  const text = of('home');
  const found: string[] = [];
  const isSold = text.includes('We will sell the home.');
  const keeps = /(\$[\d,.]+\d) for the (?:interest|release of all claims) of [^\n]*? (?:in|to) it/.exec(text);
  if (isSold && keeps) found.push('the home is sold and kept');
  if (keeps && keeps[1] !== money(record.homePrice ?? (0 as Cents))) found.push('another price of the home');
  if (
    text.includes('has exclusive possession of the home') &&
    text.includes('this agreement, both of us have the equal right')
  )
    found.push('one lives in the home alone and both do');
  if (isSold && of('equalization').includes('a charge on the home')) found.push('a home that is sold is charged');
  return found;
};

const equalization = ({ of, record }: Read): string[] => {
  const text = of('equalization');
  const paid = all(text, /an equalization payment of (\$[\d,.]+\d)/g);
  const found: string[] = [];
  if (paid.length > 1) found.push('equalization is paid twice');
  if (paid.some((amount) => amount !== money(record.equalizationAmount ?? (0 as Cents))))
    found.push('another equalization payment');
  if (paid.length > 0 && /(?<!Except as this agreement provides, )neither of us will pay the other an eq/i.test(text))
    found.push('equalization is paid and is not paid');
  if (record.equalizationPayer && paid.length === 0 && !text.includes('[the amount of the equalization payment]'))
    found.push('a payment of equalization that is not written');
  const parts =
    /in (?:a first instalment|(\d+) instalments) of (\$[\d,.]+\d)(?: each| and a last instalment of (\$[\d,.]+\d))\./.exec(
      text,
    );
  if (parts?.[2] && paid[0]) {
    const each = inCents(parts[2]);
    if (each * Number(parts[1] ?? 1) + (parts[3] ? inCents(parts[3]) : 0) !== inCents(paid[0]))
      found.push('the instalments are not the payment');
  }
  return found;
};

const pensions = ({ of }: Read): string[] => {
  const text = of('pensions');
  const found: string[] = [];
  for (const one of text.split('\n').filter((line) => line.includes(' has a workplace pension'))) {
    if (
      [' keeps this pension.', 'A lump sum of', 'Of each monthly pension payment'].filter((words) =>
        one.includes(words),
      ).length > 1
    )
      found.push('a pension is kept and shared');
    if (one.includes('keeps the survivor benefit') && one.includes('gives up the survivor benefit'))
      found.push('a survivor benefit is kept and given up');
    const value = /value[^\n]*? is (\$[\d,.]+\d)\. A lump sum of (\$[\d,.]+\d) will be transferred/.exec(one);
    if (value?.[1] && value[2] && inCents(value[2]) * 2 > inCents(value[1])) found.push('more than half of a pension');
  }
  return found;
};

const benefits = ({ of, articles }: Read): string[] => {
  const found: string[] = [];
  const whole = all(
    of('tax'),
    /(?:^|\. )([^\n.]*?),? (?:with whom [^\n]*?, )?will apply for the Canada Child Benefit/gm,
  );
  if (whole.length > 0 && of('tax').includes('half of the Canada Child Benefit'))
    found.push('the child benefit is whole and half');
  if (differing(whole)) found.push('two apply for one child benefit');
  if (
    articles.includes('designated as a beneficiary of life insurance in the amount') &&
    articles.includes('every right as a beneficiary')
  )
    found.push('a beneficiary stays named and gives it up');
  return found;
};

export const propertyRules = [home, equalization, pensions, benefits];
