import { draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getCurrentUser } from '@evenhand/contracts/auth/user';
import { type CaseOverview, getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { answerSafetyScreen, getSafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import {
  getInvitation,
  resendInvitation,
  sendInvitation,
  withdrawInvitation,
} from '@evenhand/contracts/invitation/invitation';
import { flowWording, safetyWording } from '@evenhand/wording/flow';
import { proposalsWording } from '@evenhand/wording/proposals';
import { fireEvent, screen } from '@testing-library/react';
import { agreementIn, id, intake, moment, overview, user } from './case-data';
import { createApi, openPage, press, problem, write } from './open-page';

const wording = flowWording.invite;
const answers = { afraidOfPartner: 'no', violenceOrThreats: 'no', pressuredToAgree: 'no', hiddenMoney: 'no' } as const;
const cleared = { answers, answeredAt: moment, concerns: [], goOnAnyway: false };
const unanswered = { answers: null, answeredAt: null, concerns: [], goOnAnyway: false };
const invitation = {
  id,
  partnerEmail: 'sam@example.test',
  message: '',
  state: 'sent' as const,
  sentAt: moment,
  expiresAt: moment,
  openedAt: null,
};
const overviewWith = (declined: { reason: string | null } | null): CaseOverview => ({
  ...overview,
  people: { ...overview.people, declined },
});
const open = (screenAnswers: typeof cleared | typeof unanswered) => {
  const api = createApi()
    .on(getIntake, () => intake)
    .on(getAgreement, () => agreementIn('draft'))
    .on(getInvitation, () => ({ invitation: null }))
    .on(getCaseOverview, () => overviewWith(null))
    .on(getSafetyScreen, () => screenAnswers);
  return { api, show: () => openPage('/flow/invite') };
};

test('the invitation asks the safety questions first and refuses to continue when one is open', async () => {
  const { api, show } = open(unanswered);
  show();
  await press(safetyWording.continue);
  expect(await screen.findAllByText(safetyWording.answerAll)).toHaveLength(4);
  expect(screen.queryByLabelText(wording.email)).toBeNull();
  expect(api.bodiesOf(answerSafetyScreen)).toEqual([]);
});

test('the invitation shows help for a concern and the form only when the person confirms to continue', async () => {
  const { api, show } = open(unanswered);
  const worried = { answers, answeredAt: moment, concerns: ['safety' as const], goOnAnyway: false };
  api.on(answerSafetyScreen, () => worried);
  show();
  for (const yes of await screen.findAllByLabelText(safetyWording.answers.yes)) fireEvent.click(yes);
  await press(safetyWording.continue);
  expect(await screen.findByText(safetyWording.concerns.safety)).toBeVisible();
  expect(screen.queryByLabelText(wording.email)).toBeNull();
  api.on(answerSafetyScreen, () => ({ ...worried, goOnAnyway: true }));
  await press(safetyWording.goOn);
  expect(await screen.findByLabelText(wording.email)).toHaveValue('sam@example.test');
});

test('the invitation is sent to the written address and then shown as sent', async () => {
  const { api, show } = open(cleared);
  api.on(sendInvitation, () => {
    api.on(getInvitation, () => ({ invitation }));
    return invitation;
  });
  show();
  await write(wording.email, 'nowhere');
  await press(wording.send);
  expect(await screen.findByText(wording.refused.partnerEmail)).toBeVisible();
  await write(wording.email, 'sam@example.test');
  await press(wording.send);
  expect(await screen.findByText(wording.notOpened)).toBeVisible();
  expect(screen.getByText(/^Sent to sam@example.test/)).toBeVisible();
  expect(api.bodiesOf(sendInvitation)).toEqual([expect.objectContaining({ partnerEmail: 'sam@example.test' })]);
});

test('the invitation asks for proof of the address when the address of the sender is not proven', async () => {
  const { api, show } = open(cleared);
  api.on(getCurrentUser, () => ({ ...user, addressProven: false }));
  show();
  expect(await screen.findByText(flowWording.proveAddress.text)).toBeVisible();
  await press(flowWording.proveAddress.send);
  expect(await screen.findByText(flowWording.proveAddress.failed)).toBeVisible();
});

test('the invitation offers Try Again and no form when the agreement cannot be loaded', async () => {
  const { api, show } = open(cleared);
  api.on(getAgreement, () => problem('service-unavailable'));
  show();
  expect(await screen.findByText(flowWording.review.loadFailed)).toBeVisible();
  expect(screen.queryByLabelText(wording.email)).toBeNull();
  api.on(getAgreement, () => agreementIn('draft'));
  await press(flowWording.review.tryAgain);
  expect(await screen.findByLabelText(wording.email)).toBeVisible();
});

test('the invitation page shows the reason of a decline, and sends a new draft only when asked', async () => {
  const { api, show } = open(cleared);
  const declined = { ...agreementIn('declined'), declinedReason: 'The house is missing.' };
  api.on(getAgreement, () => declined);
  api.on(getInvitation, () => ({ invitation: { ...invitation, state: 'opened' as const } }));
  api.on(getCaseOverview, () => overviewWith({ reason: declined.declinedReason }));
  api.on(draftAgreement, () => {
    api.on(getAgreement, () => agreementIn('draft'));
    return agreementIn('draft');
  });
  api.on(resendInvitation, () => {
    api.on(getAgreement, () => agreementIn('in_review'));
    api.on(getCaseOverview, () => overviewWith(null));
    return invitation;
  });
  show();
  expect(await screen.findByText('The house is missing.')).toBeVisible();
  expect(screen.queryByText(wording.sent)).toBeNull();
  await press(flowWording.review.redraft);
  expect(await screen.findByText(wording.declined.notSent('sam@example.test'))).toBeVisible();
  expect(api.bodiesOf(resendInvitation)).toEqual([]);
  await press(wording.declined.send);
  expect(await screen.findByText(wording.sent)).toBeVisible();
});

test('the sent invitation names a request that waits for an answer', async () => {
  const { api, show } = open(cleared);
  api
    .on(getAgreement, () => agreementIn('in_review'))
    .on(getInvitation, () => ({ invitation }))
    .on(getCaseOverview, () => ({ ...overviewWith(null), waiting: { owner: 0, partner: 2 } }));
  show();
  expect(await screen.findByText(new RegExp(proposalsWording.waiting.forYou(2)))).toBeVisible();
  const link = screen.getByRole('link', { name: proposalsWording.waiting.answer });
  expect(link).toHaveAttribute('href', '/agreement/proposals');
});

test('the invitation is withdrawn only when it is confirmed, and can be kept', async () => {
  const { api, show } = open(cleared);
  api.on(getAgreement, () => agreementIn('in_review')).on(getInvitation, () => ({ invitation }));
  show();
  const first = await screen.findByRole('button', { name: wording.withdraw });
  fireEvent.click(first);
  fireEvent.click(first);
  expect(screen.getByText(wording.withdrawHelp)).toBeVisible();
  await press(wording.withdrawKeep);
  expect(screen.queryByText(wording.withdrawHelp)).toBeNull();
  expect(screen.getByRole('button', { name: wording.withdraw })).toHaveFocus();
  expect(api.bodiesOf(withdrawInvitation)).toEqual([]);
  await press(wording.withdraw);
  await press(wording.withdrawSure);
  expect(await screen.findByText(wording.withdrawFailed)).toBeVisible();
  expect(api.bodiesOf(withdrawInvitation)).toHaveLength(1);
});
