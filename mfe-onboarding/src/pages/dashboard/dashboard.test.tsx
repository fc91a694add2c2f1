import { getCurrentUser } from '@evenhand/contracts/auth/user';
import { caseParts, getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { type CaseOverview, getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { dashboardWording } from '@evenhand/wording/dashboard';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DashboardPage from './dashboard-page';

const id = '8a1f8b52-6f0e-4b8c-9d0f-0a9b3f4c5d6e';
const alex = { id, email: 'alex@example.test', firstName: 'Alex', lastName: 'Example', profileImageUrl: null };
const session = { idleEndsAt: '2026-11-22T12:00:00.000Z', endsAt: '2026-11-22T20:00:00.000Z' };
const nobodyYet = { ...alex, email: null, firstName: null, lastName: null };
const progress = { currentStep: 'intake', completedSteps: [], progressPercentage: 0 };

const parts = Object.fromEntries(caseParts.map((part) => [part, part === 'review' ? 'half' : 'open']));

const step = {
  label: 'First parent: Table amount',
  amount: '$318.00',
  citation: 'Guidelines s. 3',
  inForce: '2025-10-01',
};
const overviewWith = (people: Partial<CaseOverview['people']>) => ({
  people: {
    owner: 'Alex Example',
    partner: 'Sam Sample',
    invitation: null,
    declined: null,
    approved: [],
    signed: [],
    ...people,
  },
  submittedAt: null,
  draftOutdated: false,
  waiting: { owner: 0, partner: 0 },
  agreed: { equalization: null, debts: null },
  missing: [],
  childSupport: {
    kind: 'known',
    payor: 'owner',
    monthly: 31_800,
    tables: { owner: 124_600, partner: 92_800 },
    steps: [step],
  },
  spousalSupport: { kind: 'unknown', missing: ['marriageDate', 'separationDate'], because: null },
  parentingTime: { kind: 'known', owner: 5_000, partner: 5_000, steps: [] },
});

const open = (user: typeof alex | { firstName: null }, others: Record<string, unknown> = {}) => {
  const answers: Record<string, unknown> = {
    [getCurrentUser.path]: { ...alex, ...user, session },
    [getDashboard.path]: { user: nobodyYet, progress, recentActivity: [], foundContent: null, selfTest: true },
    [getCaseBar.path]: { parts },
    [getCaseOverview.path]: overviewWith({ invitation: 'sent' }),
    ...others,
  };
  globalThis.fetch = async (url) => Response.json(answers[String(url)]);
  renderPage(<DashboardPage />);
};

test('the dashboard offers the end-to-end test unless it is switched off', async () => {
  open(alex);
  expect(await screen.findByRole('link', { name: 'TEST E2E' })).toHaveAttribute('href', '/test-e2e');
  cleanup();
  const off = { user: alex, progress, recentActivity: [], foundContent: null, selfTest: false };
  open(alex, { [getDashboard.path]: off });
  expect(await screen.findByRole('link', { name: 'Evidence Kit' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'TEST E2E' })).toBeNull();
});

test("the dashboard greets a new account by name before svc-intake has received the account's event", async () => {
  open(alex);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Alex' })).toBeVisible();
});

test('the dashboard greets by e-mail address when there is no first name', async () => {
  open({ firstName: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, alex@example.test' })).toBeVisible();
});

test('the dashboard marks a step begun out of order as begun and shows that the partner was invited', async () => {
  open(alex);
  expect(await screen.findByText('Sam Sample was invited to review')).toBeVisible();
  expect(screen.getByText('Review & Finalize').closest('li')).toHaveTextContent('(Begun)');
});

test('the dashboard links to the documents and shows no estimated time when the agreement is sealed', async () => {
  const sealed = { currentStep: 'complete', completedSteps: ['intake', 'agreement'], progressPercentage: 100 };
  open(alex, {
    [getDashboard.path]: { user: alex, progress: sealed, recentActivity: [], foundContent: null, selfTest: true },
  });
  expect(await screen.findByRole('link', { name: 'Open your documents' })).toHaveAttribute('href', '/documents');
  expect(screen.queryByText(/Estimated time/)).toBeNull();
});

test('the dashboard shows the progress as a step of six and in percent', async () => {
  open(alex);
  const [ring] = await screen.findAllByRole('progressbar', { name: 'Your progress' });
  expect(ring).toHaveAttribute('aria-valuetext', 'Step 1 of 6, 0% complete');
});

const division = {
  relationship: 'married',
  marriageDate: '2012-06-16',
  separationDate: null,
  missing: [{ what: 'separationDate' }],
  refused: null,
  partnerDisclosed: false,
  equalization: null,
  commonLaw: null,
};

test('the dashboard shows who pays whom with the working, and which answers a missing figure needs', async () => {
  open(alex, { [getCaseOverview.path]: overviewWith({}), [getPropertyDivision.path]: division });
  expect(await screen.findByText('$318.00 a month')).toBeVisible();
  expect(screen.getByText('You to Sam Sample')).toBeVisible();
  expect(screen.getByText('Waiting for 2 answers in your intake')).toBeVisible();
  expect(await screen.findByText('Waiting for one value in your finances')).toBeVisible();
  expect(screen.getByText('50% with Sam Sample')).toBeVisible();
});

test('the working of a figure opens with its answer, a sum with names, and the sources folded', async () => {
  open(alex, { [getCaseOverview.path]: overviewWith({}), [getPropertyDivision.path]: division });
  const opener = await screen.findByRole('button', { name: 'Show the working: Child support' });
  await userEvent.click(opener);
  const drawer = screen.getByRole('dialog', { name: 'You pay Sam Sample $318 a month' });
  expect(within(drawer).getByText('You would pay Sam Sample').closest('div')).toHaveTextContent('$1,246');
  expect(within(drawer).getByText('Sam Sample would pay you').closest('div')).toHaveTextContent('− $928');
  expect(within(drawer).getByText('The difference').closest('div')).toHaveTextContent('$318');
  expect(within(drawer).getByText('You: Table amount')).not.toBeVisible();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const inReview = { currentStep: 'review', completedSteps: ['intake', 'agreement'], progressPercentage: 40 };
const openInReview = (people: Partial<CaseOverview['people']>) =>
  open(alex, {
    [getDashboard.path]: { user: alex, progress: inReview, recentActivity: [], foundContent: null, selfTest: true },
    [getCaseOverview.path]: overviewWith(people),
  });
const next = () => screen.findByRole('link', { name: 'Continue Review & Finalize' });

test('the dashboard asks for an invitation until one is sent, and then for an approval', async () => {
  openInReview({});
  expect(await next()).toHaveAttribute('href', '/review');
  expect(screen.getByText(/^Invite your partner/)).toBeVisible();
  cleanup();
  openInReview({ invitation: 'withdrawn' });
  expect(await screen.findByText(/^Invite your partner/)).toBeVisible();
  cleanup();
  openInReview({ invitation: 'opened', approved: ['partner'] });
  expect(await next()).toHaveAttribute('href', '/agreement');
  expect(screen.getByText(/^Your partner has approved the agreement/)).toBeVisible();
  expect(screen.queryByText(/^Invite your partner/)).toBeNull();
});

test('the dashboard shows no estimated time when only the partner can act', async () => {
  openInReview({ invitation: 'sent', approved: ['owner'] });
  expect(await next()).toHaveAttribute('href', '/flow/invite');
  expect(screen.getByText(/^You have approved the agreement/)).toBeVisible();
  expect(screen.queryByText(/Estimated time/)).toBeNull();
});

test('the dashboard shows that the partner declined, with the reason, and does not call them uninvited', async () => {
  const parts = Object.fromEntries(caseParts.map((part) => [part, part === 'answers' ? 'full' : 'open']));
  const progress = { currentStep: 'agreement', completedSteps: ['intake'], progressPercentage: 20 };
  open(alex, {
    [getDashboard.path]: { user: alex, progress, recentActivity: [], foundContent: null, selfTest: true },
    [getCaseBar.path]: { parts },
    [getCaseOverview.path]: overviewWith({ invitation: 'opened', declined: { reason: 'The house is missing.' } }),
  });
  expect(await screen.findByText('Sam Sample declined the last draft')).toBeVisible();
  expect(screen.getByText('The house is missing.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what you can do next' })).toHaveAttribute('href', '/flow/invite');
  expect(screen.queryByText(/not been invited/)).toBeNull();
});

test('the dashboard keeps its title and offers Try Again when loading fails', async () => {
  globalThis.fetch = async (url) =>
    String(url) === getCurrentUser.path ? Response.json({ ...alex, session }) : new Response('', { status: 503 });
  renderPage(<DashboardPage />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('the dashboard reports a lapsing approval when answers or finances changed after it', async () => {
  const agreeing = { currentStep: 'agreement', completedSteps: ['intake'], progressPercentage: 20 };
  open(alex, {
    [getDashboard.path]: { user: alex, progress: agreeing, recentActivity: [], foundContent: null, selfTest: true },
    [getCaseOverview.path]: { ...overviewWith({ invitation: 'opened', approved: ['owner'] }), draftOutdated: true },
  });
  expect(await screen.findByText(dashboardWording.inReview.approvalLapses)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Separation Agreement' })).toHaveAttribute('href', '/agreement');
});

test.each([
  ['review', 40],
  ['signatures', 60],
])(
  'the dashboard names a request of the partner before it asks to approve or sign, at the step %s',
  async (currentStep, progressPercentage) => {
    const progress = { currentStep, completedSteps: ['intake', 'agreement'], progressPercentage };
    open(alex, {
      [getDashboard.path]: { user: alex, progress, recentActivity: [], foundContent: null, selfTest: true },
      [getCaseOverview.path]: { ...overviewWith({ invitation: 'opened' }), waiting: { owner: 0, partner: 1 } },
    });
    expect(await screen.findByText(dashboardWording.inReview.asked)).toBeVisible();
    const link = screen.getByRole('link', { name: dashboardWording.inReview.answer });
    expect(link).toHaveAttribute('href', '/agreement/proposals');
  },
);

test('the dashboard does not offer to start when answers were saved', async () => {
  open(alex, { [getCaseBar.path]: { parts: { ...parts, answers: 'half' } } });
  expect(await screen.findByRole('link', { name: 'Continue Personal Information' })).toBeVisible();
  expect(screen.queryByText(dashboardWording.start)).toBeNull();
});
