import type { Party } from '@evenhand/contracts/identity';
import type { Clause } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';

const addressFor = ({ terms, name, print }: Draft, party: Party): Words => {
  const { serviceAddress, address } = terms.people.persons[party];
  const given = serviceAddress.value === null ? address : serviceAddress;
  if (given.value === null)
    return `${name(party)} will give ${name(other(party))} an address for service in writing within 14 days after this agreement takes effect.`;
  return text`The address for service of ${name(party)} is ${print(given, (one) => one.trim())}.`;
};

export const notices: Clause = {
  id: 'notices',
  heading: 'Notices and address for service',
  basis: ['Family Law Rules, O. Reg. 114/99, r. 6', 'Divorce Act, s. 16.8(3)'],
  note: 'Where letters about this agreement reach each of you. It can be the office of a lawyer or a post box: you never have to give away a home that you keep private.',
  answers: ['userServiceAddress', 'partnerServiceAddress', 'userAddress', 'partnerAddress'],
  write: (draft) => [
    'A notice under this agreement is given in writing.',
    addressFor(draft, 'owner'),
    addressFor(draft, 'partner'),
    'A notice may be delivered by hand, by courier or by regular mail to the address for service, or by e-mail to an address that the recipient has given for this purpose. A notice that is sent by regular mail is received on the fifth day after it was mailed.',
    'Each of us will give the other written notice of a new address for service within 14 days after a change.',
    'No term of this agreement requires a party who keeps a home address private for reasons of safety to disclose it. Where this agreement asks for an address, an address for service is sufficient for that party, unless a court orders otherwise.',
  ],
};

export const legalCosts: Clause = {
  id: 'legal-costs',
  heading: 'Legal costs',
  basis: ['Courts of Justice Act, s. 131', 'Family Law Rules, O. Reg. 114/99, r. 24'],
  note: 'Each of you pays your own costs of making this agreement. If one of you does not keep it, a court can order that person to pay the costs.',
  answers: ['userName', 'partnerName'],
  write: () => [
    'Each of us pays their own legal fees and other costs of negotiating, preparing and signing this agreement.',
    'If one of us does not perform an obligation under this agreement and the other takes a reasonable step to enforce it, the other may ask the court for the costs of that step.',
  ],
};

export const incapacity: Clause = {
  id: 'incapacity',
  heading: 'Incapacity',
  basis: ['Substitute Decisions Act, 1992, s. 7, 12, 46 and 53', 'Family Law Act, s. 55(3)'],
  note: 'This agreement goes on if one of you can no longer manage your affairs. A power of attorney that names the other stays valid until it is revoked in the form of the Act.',
  answers: ['userName', 'partnerName'],
  write: () => [
    'If one of us becomes mentally incapable, this agreement remains in force. The attorney or guardian of that person exercises the rights and performs the obligations of that person under this agreement.',
    'Each of us who has named the other as attorney for property or for personal care will revoke that power of attorney in the form that the Substitute Decisions Act, 1992 requires, within 30 days after this agreement takes effect. Until then the other will not act under it.',
  ],
};
