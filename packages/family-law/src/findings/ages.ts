import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { longDate } from '@evenhand/contracts/toronto';
import { ageOn, provinces } from '../child-support/province.js';
import type { Check } from './check.js';

/** Civil Marriage Act s. 2.2. */
const AGE_OF_MARRIAGE = 16;

const spouses = ({ userBirthdate, partnerBirthdate }: IntakeRecord) =>
  [
    { called: 'you', are: 'were', born: userBirthdate },
    { called: 'your partner', are: 'was', born: partnerBirthdate },
  ] as const;

export const tooYoung: Check = {
  id: 'too-young',
  severity: 'blocking',
  why: 'Civil Marriage Act, s. 2.2: no person under 16 can marry. Family Law Act, s. 29 and 54: spouses who did not marry each other are of that age too.',
  answers: ['userBirthdate', 'partnerBirthdate', 'marriageDate'],
  find: (record) => {
    const together = record.relationshipType === 'Legally married' ? record.marriageDate : record.separationDate;
    if (!together) return null;
    const young = spouses(record).find(({ born }) => born !== undefined && ageOn(born, together) < AGE_OF_MARRIAGE);
    if (!young?.born) return null;
    const event = record.relationshipType === 'Legally married' ? 'the marriage' : 'the separation';
    const age = ageOn(young.born, together);
    return age < 0
      ? `By the dates you entered, ${young.called} ${young.are} born (${longDate(young.born)}) after ${event} (${longDate(together)}). Please check both dates.`
      : `By the dates you entered, ${young.called} ${young.are} ${age} years old on the day of ${event}. Please check the date of birth (${longDate(young.born)}) and the date of ${event}.`;
  },
};

export const minorParty: Check = {
  id: 'minor-party',
  severity: 'attention',
  why: 'Family Law Act, s. 55(2): a domestic contract of a person under 18 needs the approval of the court.',
  answers: ['userBirthdate', 'partnerBirthdate'],
  find: (record, asOf) => {
    const minor = spouses(record).find(({ born }) => born !== undefined && ageOn(born, asOf) < provinces.ON.majority);
    if (!minor) return null;
    return `By the date of birth, ${minor.called === 'you' ? 'you are' : 'your partner is'} under 18. A court has to approve the agreement before it counts.`;
  },
};
