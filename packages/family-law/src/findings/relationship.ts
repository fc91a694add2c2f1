import { longDate } from '@evenhand/contracts/toronto';
import type { Check } from './check.js';

const address = (email: string | undefined) => email?.trim().toLowerCase() ?? '';

export const sameEmail: Check = {
  id: 'same-email',
  severity: 'attention',
  why: 'Family Law Act, s. 55(1): each signs for themselves, so each needs an address that only they read.',
  answers: ['partnerEmail', 'userEmail'],
  find: ({ userEmail, partnerEmail }) =>
    address(partnerEmail) !== '' && address(userEmail) === address(partnerEmail)
      ? 'Your partner’s e-mail address is the same as your own. Please enter the address that your partner reads.'
      : null,
};

export const marriageDateMissing: Check = {
  id: 'marriage-date-missing',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1): what each owned on the date of the marriage is taken off when property is equalized.',
  answers: ['marriageDate'],
  find: ({ relationshipType, marriageDate }) =>
    relationshipType === 'Legally married' && !marriageDate
      ? 'You are married, but you did not enter the date of the marriage.'
      : null,
};

export const marriageAfterSeparation: Check = {
  id: 'marriage-after-separation',
  severity: 'blocking',
  why: 'Family Law Act, s. 4(1): both dates decide what is divided.',
  answers: ['marriageDate', 'separationDate'],
  find: ({ marriageDate, separationDate }) =>
    marriageDate && separationDate && marriageDate > separationDate
      ? `The marriage (${longDate(marriageDate)}) is after the separation (${longDate(separationDate)}). Please check both dates.`
      : null,
};

export const separationAhead: Check = {
  id: 'separation-ahead',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 54: a separation agreement is made by two people who live separate and apart.',
  answers: ['separationDate'],
  find: ({ separationDate }, asOf) =>
    separationDate && separationDate > asOf
      ? `The separation (${longDate(separationDate)}) is in the future. Please enter the day on which you separated.`
      : null,
};

export const outsideOntario: Check = {
  id: 'outside-ontario',
  severity: 'attention',
  why: 'Family Law Act (Ontario), s. 15 and 58: other provinces divide property and judge agreements by rules of their own.',
  answers: ['userProvince', 'partnerProvince'],
  find: ({ userProvince, partnerProvince }) =>
    userProvince && partnerProvince && userProvince !== 'ON' && partnerProvince !== 'ON'
      ? 'Neither of you lives in Ontario, but this agreement is made under the law of Ontario. Please speak with a lawyer where you live.'
      : null,
};

const sameText = (one: string, another: string): boolean =>
  one.trim().replaceAll(/\s+/g, ' ').toLowerCase() === another.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export const sameName: Check = {
  id: 'same-name',
  severity: 'blocking',
  why: 'Family Law Act, s. 55(1): each party signs for themselves, so a reader has to be able to distinguish the two.',
  answers: ['partnerName', 'userName'],
  find: ({ userName = '', partnerName = '' }) =>
    userName.trim() !== '' && sameText(userName, partnerName)
      ? 'You both have the same name in this agreement. Please correct one of the two, or add a middle name or initial.'
      : null,
};

export const cohabitationAfterMarriage: Check = {
  id: 'cohabitation-after-marriage',
  severity: 'attention',
  why: 'Family Law Act, s. 1(1) and 4(1); Spousal Support Advisory Guidelines, ch. 3.3.1: the years together are counted from the earlier of the day on which you began to live together and the marriage.',
  answers: ['cohabitationDate', 'marriageDate'],
  find: ({ relationshipType, cohabitationDate, marriageDate }) =>
    relationshipType === 'Legally married' && cohabitationDate && marriageDate && cohabitationDate > marriageDate
      ? `You began to live together (${longDate(cohabitationDate)}) after you married (${longDate(marriageDate)}). If that is so, leave both dates. If not, please correct one of them.`
      : null,
};

export const hiddenWithoutService: Check = {
  id: 'hidden-without-address-for-service',
  severity: 'attention',
  why: 'Family Law Rules, O. Reg. 114/99, r. 6; Divorce Act, s. 16.8(3): a notice has to reach each party, also one whose home address is private.',
  answers: ['userServiceAddress', 'partnerServiceAddress', 'userAddress', 'partnerAddress'],
  find: (_, __, { terms: { people } }) => {
    const { owner, partner } = people.persons;
    const lacks = ({ hidesAddress, serviceAddress }: typeof owner) => hidesAddress && serviceAddress.value === null;
    if (!lacks(owner) && !lacks(partner)) return null;
    const whose = lacks(owner) ? 'Your home address is' : 'The home address of your partner is';
    return `${whose} kept private, and no other address for letters is named. Please name one, such as a lawyer’s office or a post box. Without it, the agreement asks for one within 14 days.`;
  },
};
