import { type Child, dependencies, MOST_CHILDREN } from '@evenhand/contracts/intake/child';
import {
  assetTypes,
  debtTypes,
  decisionMakings,
  disputeResolutions,
  livingSituations,
  optionalClauses,
  primaryResidences,
  relationshipTypes,
} from '@evenhand/contracts/intake/choices';
import {
  exchangeDrivers,
  exchangeHours,
  exchangePlaces,
  firstRefusals,
  type Holiday,
  holidayNames,
  holidaySharings,
  MOST_HOLIDAYS,
  MOST_OTHER_CHILDREN,
  newPartnerTerms,
  type OtherChild,
  sharings,
  socialMediaTerms,
  travelConsents,
  travelNotices,
} from '@evenhand/contracts/intake/parenting-facts';
import { type IntakeField, type IntakeRecord } from '@evenhand/contracts/intake/record';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { isOfAge } from '../dates.js';

/** How a question is asked. `party` offers the two of them by name; `amount` is dollars on screen, cents in the record. */
export type PlainKind =
  | { kind: 'line'; autoComplete?: 'name' | 'email' | 'tel' | 'street-address'; email?: true }
  | { kind: 'text' }
  | { kind: 'date' }
  | { kind: 'amount'; placeholder?: string }
  | { kind: 'yes' }
  | { kind: 'party' }
  | { kind: 'province' }
  | { kind: 'child-home' }
  | { kind: 'one-of'; choices: readonly string[] }
  /** One of many, from a list that opens. */
  | { kind: 'pick'; choices: readonly string[] }
  | { kind: 'some-of'; choices: readonly string[] }
  | { kind: 'schedule' };

type Cell<Row> = PlainKind & { when?: (row: Row, record: IntakeRecord) => boolean };

/** Several of a kind, each with questions of its own. */
export interface ListKind {
  kind: 'list';
  words: keyof typeof wording.lists;
  most: number;
  /** There is always one to fill in. */
  startsWithOne?: true;
  cells: Readonly<Record<string, Cell<object>>>;
}

export type QuestionKind = PlainKind | ListKind;

const list = <Row extends object>(
  words: ListKind['words'],
  most: number,
  cells: { [Name in keyof Row & string]-?: Cell<Row> },
): ListKind => ({ kind: 'list', words, most, cells: cells as unknown as ListKind['cells'] });

/** The questions of one row that are asked, with what they are called and what is answered. */
export const cellsOf = (of: ListKind, row: object, record: IntakeRecord) =>
  Object.entries(of.cells)
    .filter(([, { when }]) => when?.(row, record) ?? true)
    .map(([cell, kind]) => ({
      cell,
      kind,
      label: (wording.lists[of.words].fields as Record<string, string>)[cell] ?? cell,
      value: (row as Record<string, unknown>)[cell],
    }));

const oneOf = (choices: readonly string[]): PlainKind => ({ kind: 'one-of', choices });
const pick = (choices: readonly string[]): PlainKind => ({ kind: 'pick', choices });
const isAnotherDay = ({ holiday }: Holiday) => holiday === 'Another day';

/** Every field of the record has a way to be asked: the compiler misses none. */
export const questionKinds: Record<IntakeField, QuestionKind> = {
  userName: { kind: 'line', autoComplete: 'name' },
  partnerName: { kind: 'line' },
  userEmail: { kind: 'line', autoComplete: 'email', email: true },
  partnerEmail: { kind: 'line', email: true },
  relationshipType: oneOf(relationshipTypes),
  marriageDate: { kind: 'date' },
  separationDate: { kind: 'date' },
  livingSituation: oneOf(livingSituations),
  homeOwner: { kind: 'party' },
  matrimonialHomeAgreed: { kind: 'yes' },
  homeEstimatedValue: { kind: 'amount', placeholder: '500000' },
  homeMortgageBalance: { kind: 'amount', placeholder: '300000' },
  homeDivisionDescription: { kind: 'text' },
  hasChildren: { kind: 'yes' },
  children: {
    ...list<Child>('children', MOST_CHILDREN, {
      name: { kind: 'line' },
      birthdate: { kind: 'date' },
      specialNeeds: { kind: 'yes' },
      school: { kind: 'line' },
      health: { kind: 'text' },
      dependency: { ...pick(dependencies), when: ({ birthdate }) => isOfAge(birthdate) },
      ownSupport: {
        kind: 'amount',
        when: ({ birthdate, dependency }) => isOfAge(birthdate) && dependency !== undefined,
      },
      livesWith: { kind: 'child-home', when: (_, { children = [] }) => children.length > 1 },
      schedule: { kind: 'text', when: (_, { children = [] }) => children.length > 1 },
    }),
    startsWithOne: true,
  },
  primaryResidence: oneOf(primaryResidences),
  residentialParent: { kind: 'party' },
  decisionMaking: oneOf(decisionMakings),
  decisionMaker: { kind: 'party' },
  parentingSchedule: { kind: 'schedule' },
  customScheduleNotes: { kind: 'text' },
  useGuidelines: { kind: 'yes' },
  userIncome: { kind: 'amount' },
  partnerIncome: { kind: 'amount' },
  userProvince: { kind: 'province' },
  partnerProvince: { kind: 'province' },
  childSupportPayer: { kind: 'party' },
  agreedChildSupportAmount: { kind: 'amount' },
  childSupportReason: { kind: 'text' },
  spousalSupportRequested: { kind: 'yes' },
  spousalSupportPayer: { kind: 'party' },
  spousalSupportAmount: { kind: 'amount' },
  spousalSupportDuration: { kind: 'line' },
  spousalSupportReason: { kind: 'text' },
  hasAssets: { kind: 'yes' },
  assetTypes: { kind: 'some-of', choices: assetTypes },
  assetDivisionDescription: { kind: 'text' },
  hasDebt: { kind: 'yes' },
  debtType: oneOf(debtTypes),
  debtDivisionDescription: { kind: 'text' },
  optionalClauses: { kind: 'some-of', choices: optionalClauses },
  preferredDisputeResolution: oneOf(disputeResolutions),
  phoneNumber: { kind: 'line', autoComplete: 'tel' },
  nextStep: { kind: 'line' },
  signWithoutLawyers: { kind: 'yes' },
  agreedToTerms: { kind: 'yes' },

  userBirthdate: { kind: 'date' },
  partnerBirthdate: { kind: 'date' },
  userOccupation: { kind: 'line' },
  partnerOccupation: { kind: 'line' },
  userAddress: { kind: 'line', autoComplete: 'street-address' },
  userAddressHidden: { kind: 'yes' },
  partnerAddress: { kind: 'line' },
  partnerAddressHidden: { kind: 'yes' },
  cohabitationDate: { kind: 'date' },

  scheduleStartsOn: { kind: 'date' },
  scheduleStartsWith: { kind: 'party' },
  summerSharing: oneOf(sharings),
  summerFirst: { kind: 'party' },
  winterBreakSharing: oneOf(sharings),
  winterBreakFirst: { kind: 'party' },
  marchBreakSharing: oneOf(sharings),
  marchBreakFirst: { kind: 'party' },
  holidays: list<Holiday>('holidays', MOST_HOLIDAYS, {
    holiday: pick(holidayNames),
    called: { kind: 'line', when: isAnotherDay },
    from: { kind: 'date', when: isAnotherDay },
    until: { kind: 'date', when: isAnotherDay },
    sharing: pick(holidaySharings),
    first: { kind: 'party', when: ({ sharing }) => sharing !== undefined },
  }),
  exchangePlace: oneOf(exchangePlaces),
  exchangePlaceNamed: { kind: 'line' },
  exchangeDriver: oneOf(exchangeDrivers),
  exchangeHour: pick(exchangeHours),
  firstRefusal: oneOf(firstRefusals),
  homeArea: { kind: 'line' },
  travelNotice: oneOf(travelNotices),
  travelConsent: oneOf(travelConsents),
  passportKeeper: { kind: 'party' },
  newPartners: { kind: 'some-of', choices: newPartnerTerms },
  socialMedia: oneOf(socialMediaTerms),
  otherChildren: list<OtherChild>('otherChildren', MOST_OTHER_CHILDREN, {
    parent: { kind: 'party' },
    name: { kind: 'line' },
    birthdate: { kind: 'date' },
    livesWithParent: { kind: 'yes' },
    supportPaid: { kind: 'amount' },
  }),
};
