import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, jointHome, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { reasonsForRelease } from './couple.ts';
import { situationsOfChildren } from './situations-of-children.ts';
import { situationsOfProperty } from './situations-of-property.ts';
import { situationsOfSupport } from './situations-of-support.ts';

/** Optional answers. */
const situationsOfFacts: Record<string, IntakeRecord> = {
  'married-parenting-in-detail': {
    ...couple,
    ...twoChildren,
    cohabitationDate: '2009-05-01',
    userBirthdate: '1984-02-29',
    partnerBirthdate: '1986-11-03',
    userOccupation: 'Electrician',
    partnerOccupation: 'Nurse',
    userAddress: '1 Sample Street, Ottawa, Ontario',
    partnerAddress: '2 Hidden Lane, Ottawa, Ontario',
    partnerAddressHidden: true,
    children: [
      {
        name: 'Robin Example',
        birthdate: '2015-03-04',
        school: 'Sample Public School',
        health: 'Asthma; the inhaler travels with Robin.',
      },
      {
        name: 'Kim Example',
        birthdate: '2018-09-30',
        specialNeeds: true,
        schedule: 'Kim stays home on the first Sunday.',
      },
    ],
    primaryResidence: 'Equal (shared)',
    residentialParent: undefined,
    parentingSchedule: 'Week on/week off',
    scheduleStartsOn: '2026-12-07',
    scheduleStartsWith: 'partner',
    summerSharing: 'Weeks in turn',
    summerFirst: 'owner',
    winterBreakSharing: 'Half each',
    winterBreakFirst: 'partner',
    marchBreakSharing: 'In turn, year by year',
    marchBreakFirst: 'owner',
    holidays: [
      { holiday: 'Mother’s Day', sharing: 'Always with the same parent', first: 'partner' },
      { holiday: 'Easter weekend', sharing: 'In turn, year by year', first: 'partner' },
      {
        holiday: 'Another day',
        called: 'Eid al-Fitr',
        from: '2027-03-09',
        until: '2027-03-10',
        sharing: 'Half each',
        first: 'owner',
      },
      { holiday: 'Thanksgiving weekend', sharing: 'In turn, year by year', first: 'owner' },
    ],
    exchangePlace: 'At school or day care',
    exchangeDriver: 'The parent whose time ends brings them',
    exchangeHour: '17:00',
    firstRefusal: 'For a night or more',
    homeArea: 'the City of Ottawa',
    travelNotice: '14 days',
    travelConsent: 'Written consent for each trip outside Canada',
    passportKeeper: 'owner',
    newPartners: ['The other parent hears of it first'],
    socialMedia: 'Pictures for family and friends only',
    otherChildren: [{ parent: 'owner', name: 'Max Example', birthdate: '2008-01-15', supportPaid: cents(41_200) }],
  },
  'married-three-children-split-between-us': {
    ...couple,
    ...twoChildren,
    children: [
      { name: 'Jo Example', birthdate: '2012-12-24', livesWith: 'owner' },
      { name: 'Robin Example', birthdate: '2015-03-04', livesWith: 'partner' },
      { name: 'Kim Example', birthdate: '2018-09-30', livesWith: 'partner' },
    ],
    primaryResidence: 'Other arrangement',
    residentialParent: undefined,
    parentingSchedule: 'Custom',
    customScheduleNotes: 'All three spend every weekend together, in turn with each of us.',
  },
};

/** The golden file of each has its name. */
export const situations: Record<string, IntakeRecord> = {
  'married-no-children-renting': { ...couple, ...reasonsForRelease },
  'married-two-children-joint-home': { ...couple, ...twoChildren, ...jointHome },
  'common-law-no-children': { ...couple, relationshipType: 'Common-law', marriageDate: undefined },
  'common-law-one-child-payor-in-quebec': {
    ...couple,
    ...twoChildren,
    relationshipType: 'Common-law',
    marriageDate: undefined,
    children: [{ name: 'Robin Example', birthdate: '2015-03-04' }],
    userProvince: 'QC',
  },
  'common-law-private-home-and-addresses-for-service': {
    ...couple,
    ...reasonsForRelease,
    relationshipType: 'Common-law',
    marriageDate: undefined,
    cohabitationDate: '2018-09-01',
    userAddress: '1 Hidden Lane, Ottawa, Ontario',
    userAddressHidden: true,
    userServiceAddress: 'c/o Sample Law, 9 Court Street, Ottawa, Ontario',
    partnerAddress: '2 Sample Street, Ottawa, Ontario',
    optionalClauses: ['Confidentiality', 'Pets', 'Health benefits for a spouse'],
    preferredDisputeResolution: 'Arbitration',
  },
  'names-in-other-scripts': {
    ...couple,
    releaseCareers: reasonsForRelease.releaseCareers,
    userName: 'נועה לוי',
    partnerName: 'Zoë 🌿 O’Brien <b>',
  },
  ...situationsOfChildren,
  ...situationsOfSupport,
  ...situationsOfProperty,
  ...situationsOfFacts,
  'nothing-answered': {},
  'half-answered-with-children': {
    relationshipType: 'Legally married',
    hasChildren: true,
    children: [{ name: 'Robin Example' }, {}],
    livingSituation: 'We own jointly',
    spousalSupportRequested: true,
    hasDebt: true,
  },
};
