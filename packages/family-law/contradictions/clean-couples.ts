import type { FinancialStatement, HalfStatement } from '@evenhand/contracts/finance/statement';
import { HalfStatement as HalfStatementSchema } from '@evenhand/contracts/finance/statement';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { couple } from '@evenhand/contracts/testing/sample-couple';
import { longDate } from '@evenhand/contracts/toronto';
import { advisorySupport } from '@evenhand/family-law/agreement/advisory-support';
import { supportByGuidelines } from '@evenhand/family-law/agreement/guideline-support';
import type { Statements } from '@evenhand/family-law/agreement/statements';
import { LawProblem } from '@evenhand/family-law/law-problem';
import { centsOf, dollars, portion } from '@evenhand/family-law/money';
import { comparedStatements } from '@evenhand/family-law/property/compared-statements';
import fc from 'fast-check';

export const AS_OF = '2026-11-21';

/** A couple whose answers and disclosures agree with each other. */
export interface CleanCouple {
  readonly record: IntakeRecord;
  readonly statements: Statements;
}

const day = (from: string, until: string) =>
  fc
    .date({ min: new Date(from), max: new Date(until), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const thousands = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((one) => dollars(one * 1_000));

const drawn = fc.record({
  isMarried: fc.boolean(),
  togetherSince: day('2000-01-01', '2009-12-31'),
  marriedOn: day('2010-01-01', '2014-12-31'),
  separatedOn: day('2024-01-01', '2026-09-30'),
  ownerBorn: day('1970-01-01', '1985-12-31'),
  partnerBorn: day('1970-01-01', '1985-12-31'),
  incomes: fc.record({ owner: thousands(18, 140), partner: thousands(18, 140) }),
  births: fc.array(day('2011-01-01', '2023-12-31'), { maxLength: 3 }),
  residence: fc.constantFrom('owner', 'partner', 'both'),
  schedule: fc.constantFrom('2-2-3', '2-2-5-5', '3-4-4-3', 'Week on/week off'),
  home: fc.constantFrom('none', 'sale', 'buy-out'),
  homeValue: thousands(450, 1_400),
  mortgage: thousands(0, 400),
  keeper: fc.constantFrom('owner', 'partner'),
  savings: fc.record({ owner: thousands(0, 200), partner: thousands(0, 200) }),
  discloses: fc.boolean(),
  releases: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

/** First day, first parent and hour of a rotation. */
export const placed = {
  scheduleStartsOn: '2026-12-07',
  scheduleStartsWith: 'partner',
  exchangeHour: '17:00',
} satisfies IntakeRecord;

const childrenOf = ({ births, residence, schedule }: Drawn): IntakeRecord =>
  births.length === 0
    ? { hasChildren: false }
    : {
        hasChildren: true,
        children: births
          .toSorted()
          .map((birthdate, index) => ({ name: `${['Robin', 'Kim', 'Jo'][index]} Example`, birthdate })),
        decisionMaking: 'Joint',
        useGuidelines: true,
        ...(residence === 'both'
          ? {
              primaryResidence: 'Equal (shared)',
              parentingSchedule: schedule,
              ...placed,
            }
          : {
              primaryResidence: 'Primarily with one parent',
              residentialParent: residence,
              parentingSchedule: 'Alternate weekends',
            }),
      };

const payorOf = (record: IntakeRecord, { residence, incomes }: Drawn): IntakeRecord => {
  if (!record.hasChildren) return {};
  const payer =
    residence === 'both'
      ? incomes.owner >= incomes.partner
        ? 'owner'
        : 'partner'
      : residence === 'owner'
        ? 'partner'
        : 'owner';
  const found = supportByGuidelines({ ...record, childSupportPayer: payer }, AS_OF);
  const payor = found instanceof LawProblem ? null : found?.payor;
  return { childSupportPayer: payor ?? payer };
};

const END = '2034-06-30';

/** The middle of the range for a fixed time, or a release where there is no range. */
const spousalOf = (record: IntakeRecord, { releases }: Drawn): IntakeRecord => {
  const advisory = advisorySupport({ ...record, spousalSupportRequested: false }, AS_OF);
  if (
    advisory.kind === 'unknown' ||
    advisory.result.monthly.high === 0 ||
    (releases && advisory.result.monthly.low === 0)
  )
    return {
      spousalSupportRequested: false,
      supportRelease: 'Both of us give it up',
      releaseCareers: 'Each of us kept working throughout.',
      userSelfSupport: 'Alex works full time.',
      partnerSelfSupport: 'Sam works full time.',
    };
  return {
    spousalSupportRequested: true,
    spousalSupportPayer: advisory.payor,
    spousalSupportAmount: advisory.result.monthly.mid,
    spousalForm: 'Every month',
    spousalEnd: END,
    spousalSupportDuration: `until ${longDate(END)}`,
    spousalSupportReason: 'Our years together changed what each of us can earn.',
  };
};

const asset = (name: string, amount: number, stated: object = {}) => ({
  name,
  category: 'bank_account',
  ownership: 'party_a',
  ownersShare: 50,
  goesTo: 'party_a',
  value: amount,
  atSeparation: amount,
  atMarriage: 0,
  exclusion: null,
  ...stated,
});

const statementOf = (one: Drawn, party: 'owner' | 'partner', from: string): HalfStatement =>
  HalfStatementSchema.parse({
    from,
    frozenAt: '2026-11-20T15:00:00.000Z',
    sha256: (party === 'owner' ? 'a' : 'b').repeat(64),
    assets: [
      ...(one.home === 'none'
        ? []
        : [
            asset('Home', one.homeValue, {
              category: 'real_estate',
              ownership: 'joint',
              isMatrimonialHome: true,
              goesTo: one.home === 'sale' ? 'sold' : one.keeper === party ? 'party_a' : 'party_b',
            }),
          ]),
      asset(`Savings of ${party === 'owner' ? 'Alex' : 'Sam'}`, one.savings[party]),
    ],
    debts:
      one.home === 'none' || one.mortgage === 0
        ? []
        : [
            {
              creditor: 'Example Bank',
              category: 'mortgage',
              responsibility: 'joint',
              ownersShare: 50,
              isForMatrimonialHome: true,
              goesTo: one.home === 'sale' ? 'paid_off' : one.keeper === party ? 'party_a' : 'party_b',
              currentBalance: one.mortgage,
              atSeparation: one.mortgage,
              atMarriage: 0,
            },
          ],
    incomes: [{ year: 2025, whose: 'party_a', taxableIncome: one.incomes[party] }],
  });

const statementsOf = (one: Drawn): Statements =>
  one.discloses
    ? {
        owner: statementOf(one, 'owner', 'alex@example.test'),
        partner: statementOf(one, 'partner', 'sam@example.test'),
      }
    : { owner: null, partner: null };

const homeOf = ({ home, homeValue, mortgage, keeper }: Drawn): IntakeRecord => {
  if (home === 'none') return { livingSituation: 'We rent' };
  const owned: IntakeRecord = {
    livingSituation: 'We own jointly',
    matrimonialHomeAgreed: true,
    homeEstimatedValue: homeValue,
    homeMortgageBalance: mortgage,
    homeBy: '2027-06-01',
  };
  if (home === 'sale') return { ...owned, homePlan: 'We sell it' };
  const equity = centsOf(homeValue - mortgage);
  return { ...owned, homePlan: 'One of us buys the other out', homeKeeper: keeper, homePrice: portion(equity, 1, 2) };
};

/** By Schedule C; nothing without disclosures. */
const equalizationOf = (record: IntakeRecord, { owner, partner }: Statements): IntakeRecord => {
  const none: IntakeRecord = { equalizationOutcome: 'Neither of us pays, and both of us give up the claim' };
  if (record.relationshipType !== 'Legally married' || !owner || !partner) return none;
  const disclosed: Record<'owner' | 'partner', FinancialStatement> = { owner, partner };
  const compared = comparedStatements(record, disclosed);
  if (!compared || compared instanceof LawProblem || !compared.payor) return none;
  return {
    equalizationOutcome: 'One of us pays the other',
    equalizationPayer: compared.payor,
    equalizationAmount: compared.payment,
    equalizationForm: 'In one payment',
    equalizationDate: '2027-03-01',
  };
};

const coupleOf = (one: Drawn): CleanCouple => {
  const statements = statementsOf(one);
  const people: IntakeRecord = {
    ...couple,
    relationshipType: one.isMarried ? 'Legally married' : 'Common-law',
    marriageDate: one.isMarried ? one.marriedOn : undefined,
    cohabitationDate: one.togetherSince,
    separationDate: one.separatedOn,
    userBirthdate: one.ownerBorn,
    partnerBirthdate: one.partnerBorn,
    userIncome: one.incomes.owner,
    partnerIncome: one.incomes.partner,
    ...homeOf(one),
    ...childrenOf(one),
  };
  const payor = { ...people, ...payorOf(people, one) };
  const supported = { ...payor, ...spousalOf(payor, one) };
  return { record: { ...supported, ...equalizationOf(supported, statements) }, statements };
};

export const cleanCouples: fc.Arbitrary<CleanCouple> = drawn.map(coupleOf);
