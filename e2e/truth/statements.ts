import type { CaseFacts } from './case-facts.ts';

/** Words of the pages, and when the database makes them true. */
interface Statement {
  readonly words: string | RegExp;
  readonly isTrue: (facts: CaseFacts) => boolean;
  /** Only on pages whose path starts so; by default on each. */
  readonly on?: string;
  /** The page that has to state it whenever it is true. */
  readonly shownAt?: string;
}

const invited = ({ invitation, state }: CaseFacts): boolean =>
  (invitation === 'sent' || invitation === 'opened') && state !== 'declined';
const approved = (facts: CaseFacts, party: string): boolean => facts.approvals.includes(party);
const signed = (facts: CaseFacts, role: string): boolean => facts.signatures.includes(role);
const isOver = ({ state }: CaseFacts): boolean => ['declined', 'expired', 'voided'].includes(String(state));
const isAsked = ({ asking }: CaseFacts): boolean => asking.includes('partner');
const bothApproved = ({ approvals }: CaseFacts): boolean => approvals.length === 2;

/** What the owner's pages may state. The bar of the case is read as 'done Signing'. */
export const ownersStatements: readonly Statement[] = [
  { words: 'done Answers', isTrue: ({ submitted }) => submitted },
  { words: 'done Agreement', isTrue: ({ versions, state }) => versions > 0 && state !== 'declined' },
  { words: 'done Review', isTrue: bothApproved },
  { words: 'done Signing', isTrue: ({ sealed }) => sealed },
  { words: 'not begun Signing', isTrue: (facts) => !bothApproved(facts) },
  { words: 'You changed answers that are not in this draft yet', isTrue: ({ edited }) => edited },
  { words: 'Your partner asks for a change', isTrue: isAsked, shownAt: '/dashboard' },
  {
    words: 'You asked your partner for a change',
    isTrue: (facts) => facts.asking.includes('owner') && !isAsked(facts),
    shownAt: '/dashboard',
  },
  {
    words: 'Nobody has asked for a change so far',
    isTrue: ({ proposals }) => proposals === 0,
    on: '/agreement/proposals',
  },
  { words: 'There is no draft yet', isTrue: ({ versions }) => versions === 0 },
  { words: 'There is no agreement yet', isTrue: ({ versions }) => versions === 0 },
  { words: 'Step 1 of 6', isTrue: ({ submitted }) => !submitted },
  { words: 'Step 4 of 6', isTrue: (facts) => facts.versions > 0 && !isOver(facts) && !bothApproved(facts) },
  { words: 'Step 5 of 6', isTrue: (facts) => bothApproved(facts) && !facts.sealed },
  { words: 'was invited to review', isTrue: invited },
  { words: 'Invitation sent', isTrue: invited },
  { words: 'Withdraw Invitation', isTrue: (facts) => invited(facts) && !facts.sealed },
  { words: 'Your partner has not opened it yet', isTrue: ({ invitation }) => invitation === 'sent' },
  { words: 'declined the last draft', isTrue: ({ declined }) => declined },
  { words: 'Your partner declined the draft', isTrue: ({ declined }) => declined },
  { words: 'The reason they gave', isTrue: ({ declined }) => declined },
  { words: 'This draft can no longer be signed', isTrue: isOver },
  { words: 'Your new draft is ready', isTrue: ({ declined, state }) => declined && state === 'draft' },
  { words: 'neither of you has approved yet', isTrue: ({ approvals }) => approvals.length === 0 },
  { words: 'Signing opens when both of you have approved', isTrue: (facts) => !bothApproved(facts) },
  { words: /You can sign from/, isTrue: (facts) => bothApproved(facts) && !signed(facts, 'owner') },
  {
    words: 'Waiting for your witness',
    isTrue: (facts) => signed(facts, 'owner') && !signed(facts, 'owner-witness'),
  },
  { words: 'signed and sealed', isTrue: ({ sealed }) => sealed, on: '/flow', shownAt: '/flow/sign' },
  { words: 'Download Signed Agreement', isTrue: ({ sealed }) => sealed },
  { words: 'Draft as PDF', isTrue: ({ versions, sealed }) => versions > 0 && !sealed },
  { words: 'Nothing is listed yet', isTrue: ({ entries }) => entries === 0, on: '/financial-tracker' },
  { words: 'Equalization, as it stands', isTrue: ({ sealed }) => !sealed },
  { words: 'Submit Intake', isTrue: ({ sealed }) => !sealed, on: '/intake' },
  {
    words: 'Your answers, your draft on screen',
    isTrue: ({ plan }) => plan === null || plan === 'free',
    on: '/account/payments',
  },
  { words: 'The Complete Kit opens the next steps', isTrue: ({ plan }) => plan === null || plan === 'free' },
  { words: 'No receipts yet', isTrue: ({ payments }) => payments === 0, shownAt: '/account/payments' },
  { words: 'Payment, Complete Kit', isTrue: ({ payments }) => payments > 0, shownAt: '/account/payments' },
  { words: 'Refund, Complete Kit', isTrue: ({ refunds }) => refunds > 0, shownAt: '/account/payments' },
  {
    words: 'Get My Money Back',
    isTrue: ({ plan, signatures, sealed }) => plan === 'complete' && signatures.length === 0 && !sealed,
  },
  { words: /Pay \$\d/, isTrue: ({ sealed }) => !sealed, on: '/checkout' },
  { words: 'Upgrade to Premium', isTrue: ({ sealed }) => !sealed },
];

/** What the partner's page may state. */
export const partnersStatements: readonly Statement[] = [
  {
    words: 'When you approve, you agree with this text',
    isTrue: (facts) => facts.state === 'in_review' && !approved(facts, 'partner'),
  },
  { words: 'Nothing is decided until you both sign', isTrue: ({ sealed }) => !sealed },
  { words: 'You have approved this text', isTrue: (facts) => approved(facts, 'partner') },
  { words: 'asks for a change', isTrue: ({ asking }) => asking.includes('owner') },
  { words: 'Sign the agreement', isTrue: (facts) => bothApproved(facts) && !signed(facts, 'partner') },
  { words: 'You have declined', isTrue: ({ declined }) => declined },
  {
    words: 'Waiting for your witness',
    isTrue: (facts) => signed(facts, 'partner') && !signed(facts, 'partner-witness'),
  },
];

const appears = (words: string | RegExp, text: string): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

/** True words that a page has to state and does not. */
export const omissionsOn = (statements: readonly Statement[], path: string, text: string, facts: CaseFacts): string[] =>
  statements
    .filter(({ words, isTrue, shownAt }) => shownAt === path && isTrue(facts) && !appears(words, text))
    .map(({ words }) => String(words));

/** Statements on a page, true and false. */
export const statementsOn = (
  statements: readonly Statement[],
  path: string,
  text: string,
  facts: CaseFacts,
): { words: string; isTrue: boolean }[] =>
  statements
    .filter(({ words, on = '/' }) => path.startsWith(on) && appears(words, text))
    .map(({ words, isTrue }) => ({ words: String(words), isTrue: isTrue(facts) }));
