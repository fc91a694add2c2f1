import type { StatedAsset, StatedDebt } from '@evenhand/contracts/finance/statement';
import { dollars, NOTHING, plus } from '../money.js';
import { money } from '../print.js';
import type { Check, Checked } from './check.js';

/** A limit of this product, not of the law. */
const WORTH_NAMING = dollars(1_000);
const why =
  'Family Law Act, s. 56(4)(a): the disclosures stand behind the agreement. What they list and the agreement denies, or leaves out, was not settled.';

const assetsOf = ({ statements }: Checked): StatedAsset[] =>
  [statements?.owner, statements?.partner].flatMap((one) => one?.assets ?? []);
const debtsOf = ({ statements }: Checked): StatedDebt[] =>
  [statements?.owner, statements?.partner].flatMap((one) => one?.debts ?? []);

export const debtsDenied: Check = {
  id: 'debts-denied',
  severity: 'attention',
  why,
  answers: ['hasDebt'],
  find: (_record, _asOf, checked) => {
    if (checked.terms.property.hasDebts.value !== false) return null;
    // The mortgage is settled with the home; a debt with a payer is settled in the schedule.
    const open = debtsOf(checked).filter(
      ({ isForMatrimonialHome, category, goesTo }) => !isForMatrimonialHome && category !== 'mortgage' && !goesTo,
    );
    const total = plus(NOTHING, ...open.map(({ currentBalance }) => currentBalance));
    return total < WORTH_NAMING
      ? null
      : `You state that there are no debts to divide, but the disclosures list ${money(total)} that nobody is named to pay. State who pays them.`;
  },
};

export const assetsDenied: Check = {
  id: 'assets-denied',
  severity: 'attention',
  why,
  answers: ['hasAssets'],
  find: (_record, _asOf, checked) => {
    if (checked.terms.property.hasAssets.value !== false) return null;
    const open = assetsOf(checked).filter(({ isMatrimonialHome, goesTo }) => !isMatrimonialHome && !goesTo);
    const total = plus(NOTHING, ...open.map(({ value }) => value));
    return total < WORTH_NAMING
      ? null
      : `You state that there are no other belongings to divide, but the disclosures list ${money(total)} that nobody is named to keep. State who keeps them.`;
  },
};

export const pensionLeftOut: Check = {
  id: 'pension-left-out',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 10.1; Pension Benefits Act, s. 67.2 to 67.6: a pension is property with a value and a division of its own, often the largest after the home.',
  answers: ['pensions', 'assetTypes'],
  find: (_record, _asOf, checked) => {
    const { pensions } = checked.terms.property;
    const disclosed = assetsOf(checked).find(
      ({ name, category }) => category === 'retirement' && /\bpension\b/i.test(name),
    );
    return disclosed && pensions.length === 0
      ? `The disclosures list “${disclosed.name.trim()}”, but the agreement states nothing of that pension: neither its value nor what becomes of it. Add it to the pensions.`
      : null;
  },
};

export const homeDenied: Check = {
  id: 'home-denied',
  severity: 'attention',
  why: 'Family Law Act, s. 18 to 21 and 56(4)(a): a home that one of you owns is settled in an article of its own.',
  answers: ['livingSituation'],
  find: (_record, _asOf, checked) => {
    const home = assetsOf(checked).find(({ isMatrimonialHome }) => isMatrimonialHome);
    return home && !checked.terms.property.home
      ? `The disclosures list “${home.name.trim()}” as your matrimonial home, but your answers state no home that you own. Correct one of the two.`
      : null;
  },
};
