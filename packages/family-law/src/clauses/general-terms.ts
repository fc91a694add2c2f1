import { longDate } from '@evenhand/contracts/toronto';
import type { Clause } from '../draft/clause.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import type { Terms } from '../terms/terms.js';

export const generalTerms: Clause = {
  id: 'general-terms',
  heading: 'General terms',
  basis: ['Family Law Act, s. 55(1)', 'Electronic Commerce Act, 2000, s. 11'],
  note: 'How this agreement is read, changed and signed. A change counts only in writing, signed by both of you before a witness.',
  answers: ['hasChildren', 'relationshipType'],
  write: ({ terms: { people, children } }) => [
    'This agreement is the entire agreement between us about the matters that it deals with. It replaces everything that we agreed about them before.',
    `This agreement may be amended or ended only in writing, signed by both of us before a witness.${children.some(({ status }) => status !== 'independent') ? ' An adjustment that this agreement itself provides for, such as the yearly adjustment of child support, is not an amendment.' : ''}`,
    'The schedules form part of this agreement. If a schedule and an article are inconsistent, the article prevails.',
    'If a term of this agreement is invalid, the other terms remain in force.',
    'This agreement is governed by the law of Ontario and the federal laws of Canada that apply in Ontario.',
    people.bond === 'married'
      ? 'This agreement remains in force if we divorce, and its terms may be incorporated in an order. It binds our heirs, executors and estates.'
      : 'The terms of this agreement may be incorporated in an order. It binds our heirs, executors and estates.',
    'Each of us will promptly sign any document that is needed to carry out this agreement.',
    'This agreement may be signed electronically and in counterparts. An electronic signature has the same effect as a handwritten one.',
    'Headings and explanatory notes make this agreement easier to read and are not terms of it.',
  ],
};

export const livingApart: Clause = {
  id: 'living-apart',
  heading: 'Living separate and apart',
  basis: ['Divorce Act, s. 8(3)', 'Family Law Act, s. 54'],
  note: 'Each of you lives your own life and leaves the other in peace. Getting back together for up to 90 days does not undo the separation.',
  answers: ['relationshipType'],
  write: ({ terms: { people } }) => [
    'We will continue to live separate and apart. Each of us is free from the control and authority of the other.',
    'Neither of us will molest, harass or interfere with the other, or ask anyone else to do so.',
    people.bond === 'married'
      ? 'If we resume living together, for one period or for several periods that total not more than 90 days, with reconciliation as the main purpose, this agreement remains in force. If we do so for longer, this agreement ends, except for payments and transfers that were made under it before.'
      : 'If we resume living together for more than 90 days with reconciliation as the main purpose, this agreement ends, except for payments and transfers that were made under it before.',
  ],
};

export const formerName: Clause = {
  id: 'former-name',
  heading: 'Return to a former name',
  basis: ['Change of Name Act (Ontario), s. 3'],
  note: 'Either of you, or the one whom you name, may take back an earlier surname.',
  answers: ['optionalClauses', 'formerNameBy', 'formerName'],
  write: ({ terms: { chosen }, name, print, about }) => {
    const { formerName, formerNameBy, formerNameOf } = chosen;
    const by = formerNameBy.value;
    const consent = 'sign any document that is needed for this and will not object to it.';
    if (by) {
      const former =
        formerNameOf.value === null ? 'a former surname' : text`the name ${print(formerNameOf, (one) => one.trim())}`;
      return [text`${about(formerNameBy, name(by))} may return to ${former}. ${name(other(by))} will ${consent}`];
    }
    if (!formerName.value) return [];
    return [about(formerName, `Either of us may return to a former surname. The other will ${consent}`)];
  },
};

const leftOpen = ({ spousalSupport: { released, isPaid, before }, property: { equalization } }: Terms): string[] => {
  const open = [
    released.value === false && isPaid === false && 'spousal support',
    before?.isOpen && `spousal support for the time from our separation until ${longDate(before.until)}`,
    equalization?.released.value === false && 'equalization',
  ].filter(Boolean);
  return open.length === 0
    ? []
    : [`This release does not apply to ${open.join(' or to ')}, which this agreement does not settle.`];
};

export const releases: Clause = {
  id: 'releases',
  heading: 'General releases',
  basis: ['Family Law Act, s. 54 and 56(1)'],
  note: 'What is settled here is settled. Nothing here can take away what the law gives the children.',
  answers: ['hasChildren', 'relationshipType'],
  write: ({ terms, about }) => {
    const { people, children, spousalSupport, releases: given } = terms;
    const { monthly, before } = spousalSupport;
    return [
      about(
        given.property,
        'Except as this agreement provides, each of us releases the other from every claim to property, to possession of property, to an interest in property by way of trust, and to support, that arises from our relationship or its end.',
      ),
      ...(before && !before.isOpen
        ? [
            about(
              before.settled,
              `This release includes spousal support for the time from our separation until ${longDate(before.until)}${monthly ? ', from which this agreement provides for it' : ''}.`,
            ),
          ]
        : []),
      ...leftOpen(terms),
      ...(children.length > 0
        ? [
            `This release does not affect the rights of the ${children.length === 1 ? 'child' : 'children'}, or the power of a court to decide in the best interests of ${children.length === 1 ? 'the child' : 'the children'}.`,
          ]
        : []),
      ...(people.bond === 'married' ? ['Either of us may apply for a divorce.'] : []),
    ];
  },
};
