import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { couple, jointHome, twoChildren } from './couple.ts';
import { situationsOfChildren } from './situations-of-children.ts';
import { situationsOfFacts } from './situations-of-facts.ts';
import { situationsOfProperty } from './situations-of-property.ts';
import { situationsOfSupport } from './situations-of-support.ts';

/** One situation a golden agreement: the file of the same name is what the clause library makes of it. */
export const situations: Record<string, IntakeRecord> = {
  'married-no-children-renting': couple,
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
  'names-in-other-scripts': { ...couple, userName: 'נועה לוי', partnerName: 'Zoë 🌿 O’Brien <b>' },
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
