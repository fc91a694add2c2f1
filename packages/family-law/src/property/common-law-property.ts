import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { arithmetic, stated } from '../authorities.js';
import { checkedAmount, checkedCount } from '../checks.js';
import { minus, NOTHING, plus, portion } from '../money.js';
import type { Notice } from '../notice.js';
import { step, type Working, working } from '../working.js';

/** In cents, today. */
export interface Item {
  readonly label: string;
  readonly amount: Cents;
}

/** `ownersPart`: hundredths of a per cent (5,000 is half). */
export interface JointItem extends Item {
  readonly ownersPart: number;
}

/** What each holds and what both hold. */
export interface CommonLawHoldings {
  readonly own: Record<Party, { readonly assets: readonly Item[]; readonly debts: readonly Item[] }>;
  readonly joint: { readonly assets: readonly JointItem[]; readonly debts: readonly JointItem[] };
}

export interface CommonLawQuestion extends CommonLawHoldings {
  /** Months in a conjugal relationship. */
  readonly monthsTogether: number;
  readonly haveChild: boolean;
}

export interface CommonLawDivision extends Working {
  /** Net of debts, with the share of joint items. */
  readonly keeps: Record<Party, Cents>;
}

export interface CommonLawProperty extends CommonLawDivision {
  /** Spouses for support (s. 29). */
  readonly areSupportSpouses: boolean;
}

const WHOLE = 10_000;

/**
 * Unmarried couples: no equalization. Each keeps separate property, joint property is divided by its parts; claims in
 * trust or unjust enrichment are not calculated (Kerr v. Baranow, 2011 SCC 10).
 * @throws LawProblem on bad amounts or parts.
 */
export const commonLawDivision = (question: CommonLawHoldings): CommonLawDivision => {
  const joint = {
    assets: question.joint.assets.map((item, index) => divided(item, `joint.assets.${index}`)),
    debts: question.joint.debts.map((item, index) => divided(item, `joint.debts.${index}`)),
  };
  const keeps = (party: Party): Cents => {
    const own = question.own[party];
    const assets = plus(total(own.assets, `own.${party}.assets`), ...joint.assets.map((part) => part[party]));
    const debts = plus(total(own.debts, `own.${party}.debts`), ...joint.debts.map((part) => part[party]));
    return minus(assets, debts);
  };
  const result = { owner: keeps('owner'), partner: keeps('partner') };
  return {
    keeps: result,
    ...working(
      [
        ...Party.options.flatMap((party) => ownSteps(party, question.own[party])),
        ...[...joint.assets, ...joint.debts].flatMap(({ steps }) => steps),
        step('First partner keeps, net of debts', result.owner, arithmetic),
        step('Second partner keeps, net of debts', result.partner, arithmetic),
      ],
      [noEqualization],
    ),
  };
};

/**
 * The division, and whether they are spouses for support: three years together, or a child (s. 29).
 * @throws LawProblem on bad amounts, parts or months.
 */
export const commonLawProperty = (question: CommonLawQuestion): CommonLawProperty => {
  const months = checkedCount(question.monthsTogether, 'monthsTogether', 0, 80 * 12);
  return { ...commonLawDivision(question), areSupportSpouses: question.haveChild || months >= 36 };
};

const total = (items: readonly Item[], field: string): Cents =>
  plus(NOTHING, ...items.map(({ amount }, index) => checkedAmount(amount, `${field}.${index}.amount`)));

const divided = ({ label, amount, ownersPart }: JointItem, field: string) => {
  const whole = checkedAmount(amount, `${field}.amount`);
  const owner = portion(whole, checkedCount(ownersPart, `${field}.ownersPart`, 0, WHOLE), WHOLE);
  const partner = minus(whole, owner);
  return {
    owner,
    partner,
    steps: [
      step(`${label} (joint): first partner's part`, owner, stated),
      step(`${label} (joint): second partner's part`, partner, stated),
    ],
  };
};

const ownSteps = (party: Party, { assets, debts }: CommonLawQuestion['own'][Party]): WorkingStep[] => {
  const who = party === 'owner' ? 'First partner' : 'Second partner';
  return [
    ...assets.map(({ label, amount }) => step(`${who}: ${label}`, amount, stated)),
    ...debts.map(({ label, amount }) => step(`${who}: ${label} (debt)`, amount, stated)),
  ];
};

const noEqualization: Notice = {
  code: 'no-equalization',
  sentence:
    'Equalization is for married spouses only (Family Law Act s. 1(1), 5). Each keeps their own property; joint ' +
    'property is divided; claims in trust or unjust enrichment can be made or released.',
};
