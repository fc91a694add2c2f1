import type { HalfStatement, StatedAsset } from '@evenhand/contracts/finance/statement';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { LawProblem } from '@evenhand/family-law/law-problem';
import { centsOf, dollars, plus } from '@evenhand/family-law/money';
import { comparedStatements } from '@evenhand/family-law/property/compared-statements';
import type { CleanCouple } from './clean-couples.ts';

/** A contradiction put into a clean couple; null where the couple has no place for it. */
export interface Planted {
  readonly name: string;
  plant(couple: CleanCouple): CleanCouple | null;
}

const answers =
  (change: (record: IntakeRecord) => IntakeRecord | null) =>
  ({ record, statements }: CleanCouple): CleanCouple | null => {
    const changed = change(record);
    return changed && { record: { ...record, ...changed }, statements };
  };

const whenMarried = (change: IntakeRecord) =>
  answers((record) => (record.relationshipType === 'Legally married' ? change : null));
const withChildren = (change: (record: IntakeRecord) => IntakeRecord | null) =>
  answers((record) => (record.hasChildren ? change(record) : null));
const withMonthlySupport = (change: IntakeRecord) =>
  answers((record) => (record.spousalSupportRequested ? change : null));
const withAssets = (assetDivisionDescription: string) =>
  answers(() => ({ hasAssets: true, assetTypes: ['Vehicles'], assetDivisionDescription }));

/** Where no disclosure states another income. */
const undisclosed =
  (change: Parameters<typeof answers>[0]) =>
  (couple: CleanCouple): CleanCouple | null =>
    couple.statements.owner ? null : answers(change)(couple);

/** Changes one statement where both disclosed. */
const statement =
  (party: 'owner' | 'partner', change: (one: HalfStatement) => HalfStatement | null) =>
  ({ record, statements }: CleanCouple): CleanCouple | null => {
    const { owner, partner } = statements;
    if (!owner || !partner) return null;
    const from = partner.from;
    const changed = change({ from, ...statements[party], ...(party === 'owner' ? owner : partner) });
    return changed && { record, statements: { ...statements, [party]: changed } };
  };

const income = (party: 'owner' | 'partner') =>
  statement(party, (one) => ({
    ...one,
    incomes: one.incomes.map((each) => ({ ...each, taxableIncome: plus(each.taxableIncome, dollars(28_000)) })),
  }));

const home = (party: 'owner' | 'partner', change: (home: StatedAsset) => StatedAsset | null) =>
  statement(party, (one) =>
    one.assets.some(({ isMatrimonialHome }) => isMatrimonialHome)
      ? { ...one, assets: one.assets.flatMap((each) => (each.isMatrimonialHome ? (change(each) ?? []) : each)) }
      : null,
  );

const noMortgage = (party: 'owner' | 'partner') =>
  statement(party, (one) =>
    one.debts.some(({ isForMatrimonialHome }) => isForMatrimonialHome) ? { ...one, debts: [] } : null,
  );

const HIDDEN = '12 Sample Street, Kingston';
const hidden = (change: IntakeRecord) => answers(() => ({ userAddress: HIDDEN, userAddressHidden: true, ...change }));

const pension = {
  member: 'owner',
  plan: 'Sample Plan',
  law: 'Ontario',
  familyLawValue: dollars(100_000),
} as const;
const pensions = (change: object) =>
  answers(({ separationDate }) => ({
    hasAssets: true,
    assetTypes: ['Pension'],
    assetDivisionDescription: 'Each keeps what is in their own name.',
    pensions: [{ ...pension, valuedOn: separationDate, ...change }],
  }));

const other = (party: 'owner' | 'partner' | undefined) => (party === 'owner' ? 'partner' : 'owner');

export const planted: readonly Planted[] = [
  { name: 'an income of the owner unlike the disclosure', plant: income('owner') },
  { name: 'an income of the partner unlike the disclosure', plant: income('partner') },
  { name: 'a home of another share in Schedule B', plant: home('partner', (one) => ({ ...one, ownersShare: 70 })) },
  {
    name: 'a home of another value in Schedule B',
    plant: home('partner', (one) => ({ ...one, value: dollars(1), atSeparation: dollars(1) })),
  },
  {
    name: 'a home of another value in Schedule A',
    plant: home('owner', (one) => ({ ...one, value: plus(one.value, dollars(130_000)) })),
  },
  { name: 'a home that only the owner lists', plant: home('partner', () => null) },
  { name: 'a home that only the partner lists', plant: home('owner', () => null) },
  { name: 'a mortgage in Schedule A only', plant: noMortgage('partner') },
  { name: 'a mortgage in Schedule B only', plant: noMortgage('owner') },
  {
    name: 'a value of the home that both disclosures contradict',
    plant: (couple) =>
      couple.statements.owner &&
      answers(({ homeEstimatedValue: value }) =>
        value === undefined ? null : { homeEstimatedValue: plus(value, dollars(90_000)) },
      )(couple),
  },
  {
    name: 'a hidden address in a reason of the release',
    plant: hidden({ spousalSupportRequested: false, userSelfSupport: `Alex rents at ${HIDDEN}.` }),
  },
  {
    name: 'a hidden address in the times of a pet',
    plant: hidden({ animals: [{ name: 'Biscuit', livesWith: 'partner', visits: `Saturdays at ${HIDDEN}` }] }),
  },
  {
    name: 'a hidden address in a pension plan',
    plant: hidden({ hasAssets: true, assetTypes: ['Pension'], pensions: [{ ...pension, plan: `Plan of ${HIDDEN}` }] }),
  },
  {
    name: 'a hidden address in a holiday',
    plant: withChildren(() => ({
      userAddress: HIDDEN,
      userAddressHidden: true,
      holidays: [{ holiday: 'Another day', called: `Party at ${HIDDEN}` }],
    })),
  },
  {
    name: 'a hidden address as the place of exchange',
    plant: withChildren(() => ({
      userAddress: HIDDEN,
      userAddressHidden: true,
      exchangePlace: 'At a public place that we name',
      exchangePlaceNamed: HIDDEN,
    })),
  },
  {
    name: 'exchanges at a home whose address is hidden',
    plant: withChildren(() => ({
      userAddress: HIDDEN,
      userAddressHidden: true,
      exchangePlace: 'At the home where the time ends',
    })),
  },
  {
    name: 'a release where the range is far above zero',
    plant: undisclosed(({ relationshipType }) =>
      relationshipType !== 'Legally married'
        ? null
        : {
            hasChildren: false,
            cohabitationDate: '1990-05-01',
            marriageDate: '1994-06-18',
            userBirthdate: '1964-02-01',
            partnerBirthdate: '1966-02-01',
            separationDate: '2025-06-01',
            userIncome: dollars(100_000),
            partnerIncome: dollars(70_000),
            spousalSupportRequested: false,
          },
    ),
  },
  {
    name: 'a release of support by half the income of the other',
    plant: undisclosed(() => ({
      hasChildren: false,
      spousalSupportRequested: false,
      userIncome: dollars(150_000),
      partnerIncome: dollars(30_000),
    })),
  },
  {
    name: 'a schedule of two weekends called equal',
    plant: withChildren(() => ({ primaryResidence: 'Equal (shared)', parentingSchedule: 'Alternate weekends' })),
  },
  {
    name: 'a schedule in own words called equal',
    plant: withChildren(() => ({
      primaryResidence: 'Equal (shared)',
      parentingSchedule: 'Custom',
      customScheduleNotes: 'From Thursday to Saturday, and every second Sunday.',
    })),
  },
  {
    name: 'five of fourteen days called equal',
    plant: withChildren(() => ({
      primaryResidence: 'Equal (shared)',
      parentingSchedule: 'Custom',
      scheduleDays: Array.from({ length: 14 }, (_, day) => (day < 5 ? 'owner' : 'partner')),
    })),
  },
  {
    name: 'an exchange at a home that is kept private',
    plant: withChildren(() => ({
      userAddress: '1 Hidden Lane, Ottawa',
      userAddressHidden: true,
      exchangePlace: 'At the home where the time begins',
    })),
  },
  {
    name: 'an equal schedule called primarily with one parent',
    plant: withChildren(() => ({
      primaryResidence: 'Primarily with one parent',
      residentialParent: 'owner',
      parentingSchedule: '2-2-3',
    })),
  },
  {
    name: 'a charge on a home that its grantor transfers away',
    plant: answers(({ homePlan, homeKeeper, relationshipType }) =>
      homePlan !== 'One of us buys the other out' || relationshipType !== 'Legally married'
        ? null
        : {
            equalizationPayer: other(homeKeeper),
            equalizationAmount: dollars(50_000),
            equalizationForm: 'In instalments',
            equalizationInstalments: '12',
            equalizationInterval: 'Every month',
            equalizationDate: '2027-03-01',
            equalizationSecurity: 'A charge on the home',
          },
    ),
  },
  {
    name: 'a charge on a home that is sold',
    plant: answers(({ homePlan, relationshipType }) =>
      homePlan !== 'We sell it' || relationshipType !== 'Legally married'
        ? null
        : {
            equalizationPayer: 'owner',
            equalizationAmount: dollars(50_000),
            equalizationForm: 'In instalments',
            equalizationInstalments: '120',
            equalizationInterval: 'Every month',
            equalizationDate: '2027-03-01',
            equalizationSecurity: 'A charge on the home',
          },
    ),
  },
  {
    name: 'more than half of a pension',
    plant: pensions({ settlement: 'A lump sum is transferred out of the plan', share: dollars(60_000) }),
  },
  {
    name: 'a pension valued on another day',
    plant: pensions({ valuedOn: '2020-01-01', settlement: 'The member keeps it' }),
  },
  {
    name: 'a pension divided and equalized',
    plant: (couple) => {
      const disclosed = statement('owner', (one) => ({
        ...one,
        assets: [
          ...one.assets,
          {
            name: 'Sample Plan',
            category: 'retirement',
            ownership: 'party_a',
            ownersShare: 50,
            isMatrimonialHome: false,
            goesTo: 'party_a',
            value: dollars(100_000),
            atSeparation: dollars(100_000),
            atMarriage: centsOf(0),
            exclusion: null,
          },
        ],
      }))(couple);
      if (!disclosed || couple.record.relationshipType !== 'Legally married') return null;
      const { owner, partner } = disclosed.statements;
      const compared = owner && partner && comparedStatements(disclosed.record, { owner, partner });
      if (!compared || compared instanceof LawProblem || compared.payor !== 'owner') return null;
      // The whole payment of Schedule C, which counts the pension that is also divided.
      const whole = answers(() => ({
        equalizationPayer: 'owner',
        equalizationAmount: compared.payment,
        equalizationForm: 'In one payment',
        equalizationDate: '2027-03-01',
      }))(disclosed);
      return (
        whole && pensions({ settlement: 'A lump sum is transferred out of the plan', share: dollars(50_000) })(whole)
      );
    },
  },
  {
    name: 'insurance that ends before support does',
    plant: withMonthlySupport({ insuranceAmount: dollars(200_000), insuranceUntil: '2029-06-30' }),
  },
  {
    name: 'children named as beneficiaries without a trustee',
    plant: withChildren(() => ({ beneficiaries: ['Our children are named in equal shares'] })),
  },
  {
    name: 'a beneficiary kept and given up',
    plant: withMonthlySupport({
      beneficiaries: ['Each of us gives up what the other has named', 'The other stays named as security for support'],
    }),
  },
  {
    name: 'a duration in words shorter than the end',
    plant: withMonthlySupport({ spousalSupportDuration: 'for two years' }),
  },
  { name: 'an indefinite duration with an end', plant: withMonthlySupport({ spousalSupportDuration: 'indefinite' }) },
  {
    name: 'a duration in words of another day',
    plant: withMonthlySupport({ spousalSupportDuration: 'until 31 December 2030' }),
  },
  {
    name: 'own words that waive disclosure',
    plant: withAssets('Neither of us needs to disclose our finances, and we waive financial disclosure.'),
  },
  {
    name: 'own words that waive the court',
    plant: withAssets('Alex keeps the car. Neither of us will ever go to court about this agreement.'),
  },
  {
    name: 'own words that waive the division of CPP credits',
    plant: withAssets('Alex keeps the car and we give up the division of Canada Pension Plan credits.'),
  },
  {
    name: 'own words with another payment of spousal support',
    plant: withAssets('Alex keeps the car and pays Sam spousal support of $2,345 a month.'),
  },
  {
    name: 'own words with another payment of child support',
    plant: withChildren(() => ({
      hasAssets: true,
      assetTypes: ['Vehicles'],
      assetDivisionDescription: 'Alex keeps the car and pays child support of $50 a month.',
    })),
  },
  {
    name: 'own words that waive child support',
    plant: withChildren(() => ({
      hasAssets: true,
      assetTypes: ['Vehicles'],
      assetDivisionDescription: 'Alex keeps the car. Sam waives child support for good.',
    })),
  },
  { name: 'own words with a day that does not exist', plant: withAssets('Alex gets the car on 31 February 2027.') },
  { name: 'the same name for both', plant: answers(() => ({ partnerName: 'Alex Example' })) },
  { name: 'the same address for both', plant: answers(() => ({ partnerEmail: 'alex@example.test' })) },
  { name: 'an owner born in 2015', plant: answers(() => ({ userBirthdate: '2015-04-01' })) },
  { name: 'a partner born after the marriage', plant: whenMarried({ partnerBirthdate: '2016-04-01' }) },
  {
    name: 'cohabitation that begins after the marriage',
    plant: whenMarried({ marriageDate: '2012-06-16', cohabitationDate: '2015-06-16' }),
  },
  { name: 'a marriage after the separation', plant: whenMarried({ marriageDate: '2026-10-15' }) },
  { name: 'a separation in the future', plant: answers(() => ({ separationDate: '2027-02-01' })) },
  {
    name: 'the same child twice',
    plant: withChildren(({ children = [] }) => ({ children: [...children, ...children.slice(0, 1)] })),
  },
  {
    name: 'two children of one name',
    plant: withChildren(({ children = [] }) => ({
      children: [...children, { name: children[0]?.name, birthdate: '2020-02-02' }],
    })),
  },
  {
    name: 'a child born when a parent was ten',
    plant: withChildren(({ children = [] }) => ({
      userBirthdate: '2001-01-01',
      children: [{ ...children[0], birthdate: '2011-05-05' }],
    })),
  },
  {
    name: 'a child who is not born yet',
    plant: withChildren(({ children = [] }) => ({
      children: [...children, { name: 'Robyn Later', birthdate: '2027-04-01' }],
    })),
  },
  {
    name: 'arrears far above the tables',
    plant: withChildren(() => ({
      childArrears: dollars(400_000),
      childArrearsSince: '2026-01-01',
      childArrearsPaid: 'In one payment',
      childArrearsFrom: '2027-01-01',
    })),
  },
  {
    name: 'a payor with whom the children live',
    plant: withChildren(({ residentialParent }) =>
      residentialParent ? { childSupportPayer: residentialParent, agreedChildSupportAmount: dollars(500) } : null,
    ),
  },
  {
    name: 'an amount below the tables without a reason',
    plant: withChildren(({ residentialParent }) =>
      residentialParent ? { agreedChildSupportAmount: dollars(1) } : null,
    ),
  },
  {
    name: 'no child support with a reason',
    plant: withChildren(({ residentialParent }) =>
      residentialParent ? { agreedChildSupportAmount: dollars(0), childSupportReason: 'We want it so.' } : null,
    ),
  },
  {
    name: 'a payor of spousal support with the smaller income',
    plant: answers(({ spousalSupportRequested, spousalSupportPayer }) =>
      spousalSupportRequested ? { spousalSupportPayer: other(spousalSupportPayer) } : null,
    ),
  },
  { name: 'spousal support far above the range', plant: withMonthlySupport({ spousalSupportAmount: dollars(19_000) }) },
  {
    name: 'a buy-out for more than the home is worth',
    plant: answers(({ homePlan }) =>
      homePlan === 'One of us buys the other out' ? { homePrice: dollars(9_000_000) } : null,
    ),
  },
  {
    name: 'a mortgage above the value of the home',
    plant: answers(({ homePlan, homeEstimatedValue: value }) =>
      homePlan && value !== undefined ? { homeMortgageBalance: plus(value, dollars(1_000)) } : null,
    ),
  },
  {
    name: 'another equalization than Schedule C',
    plant: (couple) =>
      couple.statements.owner && couple.record.equalizationPayer
        ? answers(() => ({ equalizationAmount: dollars(1) }))(couple)
        : null,
  },
  {
    name: 'a child benefit of halves with one home',
    plant: withChildren(({ residentialParent }) =>
      residentialParent ? { childBenefit: 'Each of us applies for half' } : null,
    ),
  },
  {
    name: 'an eligible dependant claimed by the payor',
    plant: withChildren(({ residentialParent, childSupportPayer }) =>
      residentialParent ? { dependantCredit: 'One of us claims it', dependantCreditBy: childSupportPayer } : null,
    ),
  },
  {
    name: 'a home sold on a day that is over',
    plant: answers(({ homePlan }) => (homePlan ? { homeBy: '2025-01-01' } : null)),
  },
  { name: 'neither in Ontario', plant: answers(() => ({ userProvince: 'AB', partnerProvince: 'BC' })) },
];
