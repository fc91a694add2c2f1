import { spousalFacts } from '@evenhand/contracts/intake/spousal-facts';
import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import { releaseAnswers } from '../terms/spousal-support.js';
import { advisoryPassages } from './advisory-range.js';
import { releaseReasons } from './release-reasons.js';
import { byMonth, paidOnce } from './spousal-amounts.js';

const asWritten = (words: string) => words.trim();

const givenUp = (draft: Draft): Passage[] => {
  const { people, spousalSupport } = draft.terms;
  const { before } = spousalSupport;
  const isMarried = people.bond === 'married';
  const acts = `${isMarried ? 'the Divorce Act, ' : ''}the Family Law Act or any other law`;
  return [
    draft.about(
      spousalSupport.released,
      `${spousalSupport.lumpSum ? 'After the lump sum is paid, neither' : 'Neither'} of us will pay spousal support to the other. Each of us releases the other from all claims to spousal support under ${acts}, now and in the future, whatever changes may occur.`,
    ),
    ...(before?.isOpen
      ? [
          draft.about(
            before.settled,
            `This release does not apply to spousal support for the time from our separation until ${longDate(before.until)}, which this agreement does not settle.`,
          ),
        ]
      : []),
    'Each of us understands that an illness, the loss of employment or a change in the law will not reopen this release.',
    `Each of us understands that a court may nevertheless set aside this release if it results in unconscionable circumstances (section 33(4) of the Family Law Act), or set aside all or part of this agreement if one of us did not disclose significant assets, debts or other liabilities or did not understand the nature or consequences of this agreement (section 56(4) of that Act).${isMarried ? ' In a divorce, a court also considers whether the release meets the purposes of spousal support in section 15.2 of the Divorce Act.' : ''}`,
  ];
};

const paid = (draft: Draft): Passage[] => {
  const { payor, reason, monthly, lumpSum } = draft.terms.spousalSupport;
  const pays = draft.print(payor, draft.name);
  const receives = payor.value ? draft.name(other(payor.value)) : 'the other';
  return [
    text`${payor.value ? receives : 'The recipient'} is entitled to spousal support for the following reason: ${draft.print(reason, asWritten)}`,
    ...(monthly ? byMonth(draft, monthly, pays, receives) : []),
    ...(lumpSum ? paidOnce(draft, lumpSum, pays, receives) : []),
    ...advisoryPassages(draft),
    ...(monthly
      ? [
          `Spousal support ends earlier on the death of either of us, subject to any security in this agreement. ${draft.terms.people.bond === 'unmarried' ? 'Marriage' : 'Remarriage'} or living with another person does not by itself end it.`,
          'Either of us may seek a change if there is a material change in circumstances.',
        ]
      : givenUp(draft)),
    ...(draft.terms.childSupport && monthly
      ? ['Spousal support is stated separately from child support because the two are taxed differently.']
      : []),
  ];
};

const notPaid = (draft: Draft): Passage[] => {
  const { released } = draft.terms.spousalSupport;
  if (released.value === null)
    return [text`Whether we give up spousal support is still open: ${draft.print(released, String)}.`];
  return released.value ? [...givenUp(draft), ...releaseReasons(draft)] : leftOpen(draft);
};

const leftOpen = (draft: Draft): Passage[] => [
  draft.about(
    draft.terms.spousalSupport.released,
    'Neither of us pays spousal support to the other under this agreement. This agreement does not settle spousal support: neither of us gives up a claim to it, and either of us may claim it later.',
  ),
];

const withoutSupport = (draft: Draft): Passage[] => [...notPaid(draft), ...advisoryPassages(draft)];

const spousalFields = Object.keys(spousalFacts) as (keyof typeof spousalFacts)[];

export const spousalSupport: Clause = {
  id: 'spousal-support',
  heading: 'Spousal support',
  basis: [
    'Divorce Act, s. 15.2',
    'Family Law Act, s. 30, 33(4), 33(8), 34(1), (5) and (6) and 56(4)',
    'Miglin v. Miglin, 2003 SCC 24',
    'Leskun v. Leskun, 2006 SCC 25',
    'Spousal Support Advisory Guidelines (2008)',
  ],
  note: 'Either one of you pays the other support for a time, or both of you give it up. The range is a guide and not law. Giving support up is serious: take legal advice first.',
  answers: [
    'spousalSupportRequested',
    'supportRelease',
    'spousalSupportPayer',
    'spousalSupportAmount',
    'spousalSupportDuration',
    'spousalSupportReason',
    ...spousalFields,
    'supportDay',
    'cohabitationDate',
    'marriageDate',
    'separationDate',
    'userBirthdate',
    'partnerBirthdate',
    'userIncome',
    'partnerIncome',
    'userProvince',
    'partnerProvince',
    ...releaseAnswers,
  ],
  write: (draft) => {
    const { requested } = draft.terms.spousalSupport;
    if (requested.value === null)
      return [text`Whether one of us pays the other spousal support is still open: ${draft.print(requested, String)}.`];
    return requested.value ? paid(draft) : withoutSupport(draft);
  },
};
