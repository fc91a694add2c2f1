import type {
  ChildSupportFigure,
  ParentingTimeFigure,
  SpousalSupportFigure,
} from '@evenhand/contracts/dashboard/overview';
import type { PropertyDivision } from '@evenhand/contracts/finance/property';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { inDollars, inShortDollars } from '@evenhand/web-kit/amount';
import { dashboardWording } from '@evenhand/wording/dashboard';
import { inPercent } from '../../percent.js';
import type { WorkedFigure } from './figure-drawer.js';

const { figures } = dashboardWording;
const wording = figures.working;

type Known<Figure> = Extract<Figure, { kind: 'known' }>;

const paid = (payor: Party | null, partner: string, amount: string): string => {
  if (payor === null) return wording.neither;
  return payor === 'owner' ? wording.youPay(partner, amount) : wording.youReceive(partner, amount);
};

/** The larger amount less the smaller one. */
const difference = (amounts: Record<Party, Cents>, label: (party: Party) => string): WorkedFigure['sum'] => {
  const [more, less]: [Party, Party] = amounts.owner >= amounts.partner ? ['owner', 'partner'] : ['partner', 'owner'];
  const line = (party: Party, sign: string) => ({
    whose: party === 'owner' ? ('you' as const) : ('partner' as const),
    label: label(party),
    amount: `${sign}${inShortDollars(amounts[party])}`,
    size: amounts[party],
  });
  return [line(more, ''), line(less, '− ')];
};

export const workedChildSupport = (of: Known<ChildSupportFigure>, partner: string): WorkedFigure => {
  const { payor, monthly, tables, steps } = of;
  const would = (party: Party) =>
    party === 'owner' ? wording.wouldPay(wording.you, partner) : wording.wouldPay(partner, wording.youAsObject);
  return {
    title: paid(payor, partner, figures.monthly(inShortDollars(monthly))),
    because: tables ? wording.setOff : wording.table,
    sum: tables ? difference(tables, would) : [],
    result: tables && { label: wording.difference, amount: inShortDollars(monthly) },
    steps,
    calculator: '/calculators/child-support',
  };
};

export const workedSpousalSupport = (of: Known<SpousalSupportFigure>, partner: string): WorkedFigure => {
  const range = figures.range(inShortDollars(of.low), inShortDollars(of.high));
  const level = (name: 'low' | 'mid' | 'high') => ({
    whose: null,
    label: wording.levels[name],
    amount: inShortDollars(of[name]),
    size: of[name],
  });
  return {
    title: of.high > 0 ? paid(of.payor, partner, range) : figures.noAmount,
    because: of.high > 0 ? wording.range : wording.noRange,
    sum: of.high > 0 ? [level('low'), level('mid'), level('high')] : [],
    result: null,
    steps: of.steps,
    calculator: '/calculators/spousal-support',
  };
};

export const workedEqualization = (
  of: NonNullable<PropertyDivision['equalization']>,
  partner: string,
): WorkedFigure => {
  const { payor, payment, netFamilyProperty, steps } = of;
  const amounts = { owner: netFamilyProperty.owner.amount, partner: netFamilyProperty.partner.amount };
  return {
    title: paid(payor, partner, inDollars(payment)),
    because: wording.equalization,
    sum: difference(amounts, (party) => wording.grew(party === 'owner' ? wording.you : partner)),
    result: { label: wording.half, amount: inDollars(payment) },
    steps,
    calculator: '/calculators/property',
  };
};

export const workedParentingTime = (of: Known<ParentingTimeFigure>, partner: string): WorkedFigure => {
  const share = (party: Party) => figures.percent(inPercent(of[party]));
  return {
    title: wording.time(share('owner')),
    because: wording.counted,
    sum: [
      { whose: 'you', label: wording.you, amount: share('owner'), size: of.owner },
      { whose: 'partner', label: partner, amount: share('partner'), size: of.partner },
    ],
    result: null,
    steps: of.steps,
    calculator: '/calculators/parenting-time',
  };
};
