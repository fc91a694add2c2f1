import type { AccessView } from '@evenhand/contracts/access/access';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { MissingAnswer } from '@evenhand/contracts/agreement/document';
import type { CurrentUser } from '@evenhand/contracts/auth/user';
import type { OpenedPlan } from '@evenhand/contracts/billing/opened-plan';
import { CaseBar, caseParts } from '@evenhand/contracts/dashboard/case-bar';
import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import type { SignerRole, Signing } from '@evenhand/contracts/signing/signing';

export const id = '8a1f8b52-6f0e-4b8c-9d0f-0a9b3f4c5d6e';
export const hash = 'a'.repeat(64);
export const moment = '2026-11-20T15:00:00.000Z';
export const token = 't'.repeat(43);
export const codeSent = { sentTo: 's***@example.test', minutes: 10, needsFactor: false };

export const user: CurrentUser = {
  id,
  email: 'alex@example.test',
  firstName: 'Alex',
  lastName: 'Example',
  profileImageUrl: null,
  addressProven: true,
  session: { idleEndsAt: '2026-11-22T12:00:00.000Z', endsAt: '2026-11-22T20:00:00.000Z' },
};

export const caseBar = CaseBar.parse({ parts: Object.fromEntries(caseParts.map((part) => [part, 'open'])) });

export const openedPlan: OpenedPlan = { plan: 'complete', accessUntil: null, isOver: false };

/** Answers that are saved and submitted, and as yet in no draft. */
export const intake = {
  record: { userName: 'Alex Example', partnerName: 'Sam Sample', partnerEmail: 'sam@example.test' },
  confirmed: [],
  version: 3,
  savedAt: moment,
  submittedAt: moment,
};

export const missingDate: MissingAnswer = {
  answer: 'separationDate',
  article: 'background',
  sentence: 'The date of separation is missing.',
};

export const agreementIn = (state: Agreement['state'], missing: MissingAnswer[] = []): Agreement => ({
  id,
  version: 2,
  state,
  hash,
  document: {
    title: 'Separation Agreement',
    ruleVersion: '2026-1',
    asOf: '2026-11-20',
    parties: { owner: 'Alex Example', partner: 'Sam Sample' },
    articles: [
      {
        id: 'background',
        number: 1,
        heading: 'Background',
        blocks: [{ kind: 'paragraph', number: '1.1', text: 'The parties live separate and apart.' }],
        basis: [],
        note: 'Who the two of you are.',
        answers: ['userName'],
      },
    ],
    schedules: [],
    missing,
  },
  deal: null,
  approvals: [],
  createdAt: moment,
  answersChanged: false,
  redraft: [],
  approvedBefore: null,
  declinedReason: null,
});

export const overview: CaseOverview = {
  people: { owner: 'Alex', partner: 'Sam', invitation: 'opened', declined: null, approved: [], signed: [] },
  submittedAt: moment,
  draftOutdated: false,
  waiting: { owner: 0, partner: 0 },
  agreed: { equalization: null, debts: null },
  missing: [],
  childSupport: null,
  spousalSupport: { kind: 'unknown', missing: [], because: null },
  parentingTime: null,
};

/** Ready to sign, with spousal support given up. */
export const releasingAgreement: Agreement = {
  ...agreementIn('ready'),
  deal: {
    pays: [],
    keeps: [],
    children: [],
    ends: [],
    releases: [
      {
        topic: 'spousal-support-release',
        article: { id: 'spousal-support', number: 4 },
        child: null,
        from: null,
        gist: null,
        figure: null,
        shares: null,
        payor: null,
        text: 'Each of us releases the other from all claims to spousal support.',
      },
    ],
  },
};

/** A signing in which these roles have signed. */
export const signingIn = (state: Signing['state'], signed: SignerRole[] = []): Signing => ({
  agreementId: id,
  state,
  hash,
  places: (['owner', 'owner-witness', 'partner', 'partner-witness'] as const).map((role) => ({
    role,
    name: role === 'owner' ? 'Alex Example' : null,
    signedAs: null,
    state: signed.includes(role) ? 'signed' : 'next',
    signedAt: signed.includes(role) ? moment : null,
    drawing: null,
  })),
  coolingOff: null,
  disclosures: null,
  expiresAt: null,
  sealing: false,
  waitsForPayment: false,
  completedAt: state === 'completed' ? moment : null,
  declinedReason: null,
  declinedBy: null,
});

/** The partner's view by a link. */
export const reviewOf = (state: 'in_review' | 'declined' = 'in_review', approved = false): AccessView => ({
  purpose: 'review',
  role: 'partner',
  party: 'partner',
  name: 'Sam Sample',
  agreement: {
    ...agreementIn(state),
    approvals: approved ? [{ party: 'partner', hash, at: moment }] : [],
  },
  witnessed: null,
  signing: null,
  message: 'Please read it.',
  disclosure: null,
  isPaused: false,
});
