import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { stated } from '../authorities.js';
import { checkedCount, checkedIncome } from '../checks.js';
import type { FigureName, TaxYear } from '../data/tax/tax-year.js';
import { minus, NOTHING, plus, smaller } from '../money.js';
import { step, type Working, working } from '../working.js';
import type { BenefitAmounts, Household } from './benefits.js';
import { type PersonalCredits, type TaxAmounts, type Taxpayer, taxAmounts } from './income-tax.js';
import { doubtNotices, taxAuthority, taxYearOf } from './tax-years.js';

/** The Canada Groceries and Essentials Benefit takes the place of the GST/HST credit from July 2026 (S.C. 2026, c. 1). */
const FIRST_GROCERIES_YEAR = 2026;

export interface IncomeTax extends Working {
  readonly year: number;
  readonly amounts: TaxAmounts;
  /** Yearly income and support after tax, CPP and EI, before benefits. */
  readonly left: Cents;
}

const incomeTaxAct = 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.), s. ';
const energyPropertyCredit = 'Ontario energy and property tax credit';
const energyPropertyLaw = 'Taxation Act, 2007 (Ontario), Part V.8';
const ontarioTaxationAct = 'Taxation Act, 2007 (Ontario), form ON428';

/**
 * Income tax, CPP and EI of one person without a spouse in Ontario, line by line.
 * @throws LawProblem `tax-year-unknown`, or as the checks of amounts and counts.
 */
export const incomeTax = (taxpayer: Taxpayer, taxYear: number): IncomeTax => {
  const year = taxYearOf(taxYear);
  const checked = {
    employment: checkedIncome(taxpayer.employment, 'employment'),
    selfEmployment: checkedIncome(taxpayer.selfEmployment, 'selfEmployment'),
    other: checkedIncome(taxpayer.other, 'other'),
    pension: smaller(checkedIncome(taxpayer.pension, 'pension'), taxpayer.other),
    isSenior: taxpayer.isSenior,
    isDisabled: taxpayer.isDisabled,
    supportReceived: checkedIncome(taxpayer.supportReceived, 'supportReceived'),
    supportPaid: checkedIncome(taxpayer.supportPaid, 'supportPaid'),
    eligibleDependant: taxpayer.eligibleDependant,
    children: checkedCount(taxpayer.children, 'children', 0, 15),
  };
  const amounts = taxAmounts(checked, year);
  return {
    year: year.year,
    amounts,
    left: leftAfterTax(checked, amounts),
    ...working(taxSteps(checked, amounts, year), doubtNotices(year)),
  };
};

/** Income and support received, less support paid, tax, CPP and EI. */
export const leftAfterTax = ({ supportReceived, supportPaid }: Taxpayer, { gross, deducted }: TaxAmounts): Cents =>
  minus(plus(gross, supportReceived), plus(supportPaid, deducted));

/** Contributions of employees and of the self-employed. */
const cppSections = ({ employment, selfEmployment }: Taxpayer): string =>
  selfEmployment === NOTHING ? '8' : employment === NOTHING ? '10' : '8 and 10';

/** Income, contributions, federal tax, Ontario tax; zero lines are omitted. */
export const taxSteps = (taxpayer: Taxpayer, amounts: TaxAmounts, year: TaxYear): WorkingStep[] => {
  const line = (label: string, amount: Cents, citation: string, figure: FigureName): WorkingStep[] =>
    amount === NOTHING ? [] : [step(label, amount, taxAuthority(year, citation, figure))];
  const { federal, ontario } = amounts;
  const cppLaw = `Canada Pension Plan, s. ${cppSections(taxpayer)}`;
  const personal = (of: string, { age, pension, disability }: PersonalCredits, law: readonly string[]) => [
    ...line(`Age amount${of}`, age, law[0] ?? '', 'age, pension and disability amounts'),
    ...line(`Pension income amount${of}`, pension, law[1] ?? '', 'age, pension and disability amounts'),
    ...line(`Disability amount${of}`, disability, law[2] ?? '', 'age, pension and disability amounts'),
  ];
  return [
    step('Yearly income', amounts.gross, stated),
    ...line('Plus spousal support received', taxpayer.supportReceived, `${incomeTaxAct}56(1)(b)`, 'federal tax'),
    ...line('Less spousal support paid', taxpayer.supportPaid, `${incomeTaxAct}60(b)`, 'federal tax'),
    ...line('CPP, base part', amounts.cppBase, cppLaw, 'CPP and EI'),
    ...line(
      'CPP, second half of the self-employed, deducted',
      amounts.cppSecondHalf,
      'Canada Pension Plan, s. 10',
      'CPP and EI',
    ),
    ...line('CPP, enhanced part, deducted', amounts.cppEnhanced, cppLaw, 'CPP and EI'),
    ...line('Second CPP, deducted', amounts.cppSecond, cppLaw, 'second CPP ceiling'),
    ...line('EI premium', amounts.ei, 'Employment Insurance Act, s. 67', 'CPP and EI'),
    step('Net income for tax', amounts.netIncome, taxAuthority(year, `${incomeTaxAct}3, 60`, 'federal tax')),
    ...line('Federal tax by brackets', federal.onBrackets, `${incomeTaxAct}117`, 'federal tax'),
    ...line('Basic personal amount', federal.basicPersonal, `${incomeTaxAct}118(1)(c)`, 'federal tax'),
    ...line('Eligible dependant', federal.eligibleDependant, `${incomeTaxAct}118(1)(b)`, 'federal tax'),
    ...line('Canada employment amount', federal.employmentAmount, `${incomeTaxAct}118(10)`, 'federal tax'),
    ...personal('', federal.personal, [`${incomeTaxAct}118(2)`, `${incomeTaxAct}118(3)`, `${incomeTaxAct}118.3`]),
    ...line('Less federal credits', federal.credit, `${incomeTaxAct}118, 118.7`, 'federal tax'),
    step('Federal tax', federal.tax, taxAuthority(year, `${incomeTaxAct}117-118.7`, 'federal tax')),
    ...line('Ontario tax by brackets', ontario.onBrackets, ontarioTaxationAct, 'Ontario tax'),
    ...personal(', Ontario', ontario.personal, [ontarioTaxationAct, ontarioTaxationAct, ontarioTaxationAct]),
    ...line('Less Ontario credits', ontario.credit, ontarioTaxationAct, 'Ontario tax'),
    ...line('Plus Ontario surtax', ontario.surtax, ontarioTaxationAct, 'Ontario tax'),
    ...line('Less Ontario tax reduction', ontario.reduction, ontarioTaxationAct, 'Ontario tax reduction'),
    ...line('Less LIFT credit', ontario.lift, ontarioTaxationAct, 'Ontario LIFT'),
    ...line('Plus Ontario health premium', ontario.healthPremium, ontarioTaxationAct, 'Ontario health premium'),
    step('Ontario tax', ontario.tax, taxAuthority(year, ontarioTaxationAct, 'Ontario tax')),
    step('Tax, CPP and EI together', amounts.deducted, taxAuthority(year, 'Sum of the lines above', 'Ontario tax')),
  ];
};

/** Zero lines are omitted; a credit that needs an unknown rent or property tax is named as not counted. */
export const benefitSteps = (benefits: BenefitAmounts, { housing }: Household, year: TaxYear): WorkingStep[] => {
  const line = (label: string, amount: Cents, citation: string, figure: FigureName): WorkingStep[] =>
    amount === NOTHING ? [] : [step(label, amount, taxAuthority(year, citation, figure))];
  const creditName = year.year >= FIRST_GROCERIES_YEAR ? 'Canada Groceries and Essentials Benefit' : 'GST/HST credit';
  return [
    ...line('Canada child benefit', benefits.childBenefit, `${incomeTaxAct}122.61`, 'Canada child benefit'),
    ...line(
      'Ontario child benefit',
      benefits.ontarioChildBenefit,
      'Taxation Act, 2007 (Ontario), s. 104',
      'Ontario child benefit',
    ),
    ...line(creditName, benefits.salesTaxCredit, `${incomeTaxAct}122.5`, 'GST/HST credit'),
    ...line(
      'Ontario sales tax credit',
      benefits.ontarioSalesTaxCredit,
      'Taxation Act, 2007 (Ontario), Ontario Trillium Benefit',
      'Ontario sales tax credit',
    ),
    ...line('Canada workers benefit', benefits.workersBenefit, `${incomeTaxAct}122.7`, 'Canada workers benefit'),
    ...(housing
      ? [
          step(housing.kind === 'rent' ? 'Rent a year' : 'Property tax a year', housing.yearly, stated),
          ...line(energyPropertyCredit, benefits.energyPropertyCredit, energyPropertyLaw, energyPropertyCredit),
        ]
      : [
          step(
            energyPropertyCredit,
            'not counted, because rent or property tax is not stated',
            taxAuthority(year, energyPropertyLaw, energyPropertyCredit),
          ),
        ]),
  ];
};
