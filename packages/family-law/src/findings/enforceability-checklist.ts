import type { ChecklistItem, ChecklistState } from '@evenhand/contracts/agreement/findings';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';

/** Progress of the current agreement. */
export interface EnforceabilityFacts {
  /** Answers that the text leaves blank. */
  missing: readonly string[];
  /** Approved by both, so that it can be signed. */
  isBeingSigned: boolean;
  approved: Record<Party, boolean>;
  /** Who froze a disclosure, and who opened the other's. The partner does both at the invited address. */
  disclosed: Record<Party, boolean>;
  received: Record<Party, boolean>;
  /** The partner confirmed the partner half when approving. */
  halfConfirmed: boolean;
  signed: Record<Party, boolean>;
  witnessNamed: Record<Party, boolean>;
}

const both = ({ owner, partner }: Record<Party, boolean>): boolean => owner && partner;

const item = (id: string, basis: string, state: ChecklistState, sentences: Record<ChecklistState, string>) => ({
  id,
  state,
  sentence: sentences[state],
  basis,
});

const AMOUNTS = ['childSupportPayer', 'agreedChildSupportAmount', 'spousalSupportPayer', 'spousalSupportAmount'];

const inWriting = ({ missing }: EnforceabilityFacts) => {
  const open =
    'The text still has blanks, or terms that do not fit together. It holds only as far as it is written down.';
  return item('in-writing', 'Family Law Act, s. 55(1)', missing.length === 0 ? 'done' : 'open', {
    done: 'Everything is in writing, without a blank.',
    open,
    later: open,
  });
};

const amounts = ({ hasChildren, spousalSupportRequested }: IntakeRecord, { missing }: EnforceabilityFacts) => {
  const open = 'An amount of support is not stated in dollars yet. Without it support cannot be collected.';
  const isPaid = hasChildren || spousalSupportRequested;
  return item(
    'amounts-in-dollars',
    'Family Responsibility and Support Arrears Enforcement Act, 1996; Family Law Act, s. 35',
    missing.some((answer) => AMOUNTS.includes(answer)) ? 'open' : 'done',
    {
      done: isPaid
        ? 'Every amount of support is stated in dollars.'
        : 'No support is paid, so no amount must be stated.',
      open,
      later: open,
    },
  );
};

/** Open steps until each party has the other's financial statement, proven by both receipts. */
const stillToDisclose = ({ disclosed, received, halfConfirmed }: EnforceabilityFacts): string => {
  if (!disclosed.owner && !disclosed.partner)
    return 'Give each other the papers of Schedule H before you sign. The record of signing states whether that was done here.';
  const steps = [
    ...(disclosed.owner ? [] : ['You have not frozen your own disclosure yet.']),
    ...(disclosed.owner && !received.partner
      ? ['Your partner has not opened your disclosure yet, by a link to the address that you invited.']
      : []),
    ...(disclosed.partner
      ? []
      : ['Your partner has not disclosed their own half yet from the address that you invited.']),
    ...(disclosed.partner && !received.owner ? ['You have not opened your partner’s disclosure yet.'] : []),
    ...(disclosed.partner && !halfConfirmed
      ? ['Your partner has not confirmed yet that their half is theirs; they do when they approve.']
      : []),
  ];
  return steps.join(' ');
};

const disclosure = (facts: EnforceabilityFacts) => {
  const isReceived = both(facts.received) && facts.halfConfirmed;
  const open = both(facts.signed)
    ? 'You both signed without a record here that each of you opened the other’s financial statement. A court can set the agreement aside if something significant was not disclosed.'
    : stillToDisclose(facts);
  return item('disclosure-exchanged', 'Family Law Act, s. 56(4)(a)', isReceived ? 'done' : 'open', {
    done: 'Each of you opened the other’s financial statement: there is a receipt of both, and your partner confirmed theirs.',
    open,
    later: open,
  });
};

const read = ({ approved }: EnforceabilityFacts) => {
  const open = 'Both of you read the whole text and approve it, word for word the same.';
  return item('both-read', 'Family Law Act, s. 56(4)(b)', both(approved) ? 'done' : 'open', {
    done: 'Both of you read this very text and approved it.',
    open,
    later: open,
  });
};

/** Steps of the signing are not open before it. */
const atSigning = (isDone: boolean, { isBeingSigned }: EnforceabilityFacts): ChecklistState => {
  if (isDone) return 'done';
  return isBeingSigned ? 'open' : 'later';
};

const legalAdvice = (facts: EnforceabilityFacts) =>
  item('legal-advice', 'Family Law Act, s. 56(4)(b)', atSigning(both(facts.signed), facts), {
    done: 'Each of you stated that legal advice was taken or knowingly given up.',
    open: 'Each of you states when signing that legal advice was taken, or knowingly given up.',
    later: 'There is time to see a lawyer of your own. When signing, each of you states whether you did.',
  });

const witness = (facts: EnforceabilityFacts) =>
  item('witness-named', 'Family Law Act, s. 55(1)', atSigning(both(facts.witnessNamed), facts), {
    done: 'Each of you named an adult witness.',
    open: 'Each of you names an adult witness when signing, who is not one of the two of you.',
    later: 'Think of an adult who can watch you sign and is not one of the two of you. Each of you names one.',
  });

/**
 * What makes a separation agreement enforceable in Ontario, with its status.
 * @param record the answers as submitted.
 */
export const enforceabilityChecklist = (record: IntakeRecord, facts: EnforceabilityFacts): ChecklistItem[] => [
  inWriting(facts),
  amounts(record, facts),
  disclosure(facts),
  read(facts),
  legalAdvice(facts),
  witness(facts),
];
