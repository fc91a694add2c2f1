import type { Party } from '@evenhand/contracts/identity';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { childrenCounted, listed, money } from '../print.js';
import type { ChildSupportTerms } from '../terms/child-support.js';
import { sourceNames } from '../terms/facts.js';
import { livingAbroad } from '../terms/people.js';

/** States which income applies where an answer and a disclosure differ. */
export const incomeChosen = (draft: Draft, party: Party): Passage[] => {
  const fact = draft.terms.facts[party === 'owner' ? 'owner-income' : 'partner-income'];
  if (!fact.chosen) return [];
  const stated = fact.stated.map(({ source, value }) => `as ${money(value)} ${sourceNames[source]}`);
  return [
    text`${draft.name(party)}’s annual income was stated ${listed(stated)}. We agree to use ${draft.print(fact, money)}.`,
  ];
};

/** Why an income is not that of the tax return; null where it is. */
const incomeBasis = ({ terms: { imputedIncome, incomeAbroad, people }, name }: Draft, party: Party): string | null => {
  if (imputedIncome?.to.value === party)
    return 'imputed under section 19 of the Guidelines as the article "Support: imputed income" provides';
  if (!livingAbroad(people).includes(party)) return null;
  return incomeAbroad.value === 'What it would be before tax in Canada'
    ? `determined under section 20 of the Guidelines as though ${name(party)} lived in Canada`
    : 'as it is paid outside Canada and not adjusted to the tax in Canada';
};

const LINE_15000 = 'total income on line 15000 of the income tax return, adjusted under Schedule III of the Guidelines';

/** A pension that the incomes count with its member moves to the other in part. */
const afterDivision = ({ terms: { spousalSupport }, owner, partner }: Draft): Passage[] => {
  const incomes = spousalSupport.dividedIncomes;
  return incomes
    ? [
        `These incomes count a pension with its member, although the plan will pay a part of it to the other. Once it does, our incomes are ${money(incomes.owner)} for ${owner} and ${money(incomes.partner)} for ${partner}, and our shares of expenses and the Advisory Guidelines are calculated on these.`,
      ]
    : [];
};

/** The agreement must state the incomes (Guidelines s. 13). */
export const basedOn = (draft: Draft, { children, childCount }: ChildSupportTerms): Passage[] => {
  const { facts } = draft.terms;
  const count = children?.byTable.length ?? childCount;
  const counted = count === 0 ? '' : ` for ${childrenCounted(count)}`;
  const [ofOwner, ofPartner] = [incomeBasis(draft, 'owner'), incomeBasis(draft, 'partner')];
  const isByReturn = ofOwner === null && ofPartner === null;
  return [
    text`Child support is calculated${counted} on annual incomes of ${draft.print(facts['owner-income'], money)} for ${draft.owner}${isByReturn ? '' : `, ${ofOwner ?? LINE_15000},`} and ${draft.print(facts['partner-income'], money)} for ${draft.partner}${isByReturn ? ` (${LINE_15000})` : `, ${ofPartner ?? LINE_15000}`}.`,
    ...incomeChosen(draft, 'owner'),
    ...incomeChosen(draft, 'partner'),
    ...afterDivision(draft),
  ];
};

/** Next to an amount that no table gives (s. 3(2)(b)). */
export const ourIncomes = (draft: Draft): Passage[] => {
  const { facts } = draft.terms;
  return [
    text`Our annual incomes are ${draft.print(facts['owner-income'], money)} for ${draft.owner} and ${draft.print(facts['partner-income'], money)} for ${draft.partner}.`,
    ...afterDivision(draft),
  ];
};
