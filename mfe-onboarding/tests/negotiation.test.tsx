import { getAccess } from '@evenhand/contracts/access/access';
import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import {
  getNegotiation,
  getPartnersNegotiation,
  type OwnersNegotiation,
  type SetNegotiation,
  setNegotiation,
  setPartnersNegotiation,
} from '@evenhand/contracts/agreement/negotiation';
import {
  acceptProposal,
  getPartnersProposals,
  getProposals,
  priceAsPartner,
  priceProposal,
  sendProposal,
} from '@evenhand/contracts/agreement/proposal-calls';
import { type Proposal } from '@evenhand/contracts/agreement/proposals';
import { cents } from '@evenhand/contracts/money';
import { onToast } from '@evenhand/web-kit/toast';
import { safetyWording } from '@evenhand/wording/flow';
import { heldBack } from '@evenhand/wording/hidden-contacts';
import { intakeWording } from '@evenhand/wording/intake';
import { negotiationWording as wording } from '@evenhand/wording/negotiation';
import { proposalsWording } from '@evenhand/wording/proposals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { agreementIn, hash, id, moment, reviewOf } from './case-data';
import { client, createApi, openPage, press, write } from './open-page';

const going: OwnersNegotiation = {
  party: 'owner',
  onHold: false,
  mails: 'hour',
  disclosureRefused: false,
  otherOnHold: false,
  stop: null,
};
const theirs = { party: 'partner', onHold: false, mails: 'day', otherOnHold: true } as const;
const noProposals = {
  closedBy: null,
  answers: {},
  byGuidelines: null,
  points: [],
  proposals: [],
  ended: 0,
};

const apiWith = (negotiation: Partial<OwnersNegotiation> = {}) =>
  createApi()
    .on(getAgreement, () => agreementIn('in_review'))
    .on(getProposals, () => ({ party: 'owner' as const, ...noProposals }))
    .on(getNegotiation, () => ({ ...going, ...negotiation }))
    .on(setNegotiation, () => going);
const openPoints = (negotiation: Partial<OwnersNegotiation> = {}) => {
  const api = apiWith(negotiation);
  openPage('/agreement/proposals');
  return api;
};

test('a stop shows the owner the other ways and the reason, and no way to ask for a change', async () => {
  openPoints({ stop: { concerns: ['safety'], disclosureRefused: false } });
  expect(await screen.findByRole('heading', { level: 1, name: wording.stop.title })).toBeVisible();
  for (const { name } of wording.ways.list) expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText(safetyWording.concerns.safety)).toBeVisible();
  expect(screen.queryByRole('button', { name: proposalsWording.ask })).toBeNull();
});

test('the owner states that the partner refuses to disclose, after reading what that does', async () => {
  const api = openPoints();
  fireEvent.click(await screen.findByText(wording.taking.title));
  await press(wording.refused.offer('Sam Sample'));
  expect(screen.getByText(wording.refused.means('Sam Sample'))).toBeVisible();
  await press(wording.refused.yes);
  expect(api.bodiesOf(setNegotiation)).toEqual([{ onHold: false, mails: 'hour', disclosureRefused: true }]);
});

test('the partner reads that it is on hold without a reason, and can put it on hold as well', async () => {
  const api = createApi()
    .on(getAccess, () => reviewOf('in_review'))
    .on(getPartnersProposals, () => ({
      party: 'partner' as const,
      ...noProposals,
      closedBy: 'on-hold' as const,
    }))
    .on(getPartnersNegotiation, () => ({ ...theirs, onHold: false }))
    .on(setPartnersNegotiation, () => ({ ...theirs, onHold: true }));
  openPage('/review-access');
  expect(await screen.findByText(wording.onHold)).toBeVisible();
  fireEvent.click(screen.getByText(wording.taking.title));
  await press(wording.taking.hold);
  await waitFor(() => expect(api.bodiesOf(setPartnersNegotiation)).toEqual([{ onHold: true, mails: 'day' }]));
});

test('the focus moves to the part of holding and going on when the pressed button is removed', async () => {
  const api = openPoints();
  api.on(setNegotiation, (body) => {
    const { onHold } = body as SetNegotiation;
    api.on(getNegotiation, () => ({ ...going, onHold }));
    return { ...going, onHold };
  });
  fireEvent.click(await screen.findByText(wording.taking.title));
  await press(wording.taking.hold);
  await waitFor(() => expect(screen.getByRole('region', { name: wording.taking.title })).toHaveFocus());
  await press(wording.goOn);
  expect(await screen.findByRole('button', { name: wording.taking.hold })).toBeVisible();
  expect(screen.getByRole('region', { name: wording.taking.title })).toHaveFocus();
});

const price = {
  result: hash,
  monthly: null,
  once: { owner: cents(0), partner: cents(0) },
  inAll: null,
  redlines: [],
  unchanged: 1,
  findings: [],
  missing: [],
  asks: [],
};
const { drawer, fields, card } = proposalsWording;
const asking = { ...noProposals, answers: { decisionMaking: 'Joint', agreedChildSupportAmount: null } as const };
const apiOfRequest = () =>
  apiWith()
    .on(getProposals, () => ({ party: 'owner' as const, ...asking, byGuidelines: cents(125_100) }))
    .on(priceProposal, () => price)
    .on(sendProposal, () => ({ party: 'owner' as const, ...asking }));
const opened = () => {
  const api = apiOfRequest();
  openPage('/agreement/proposals');
  return api;
};
const choose = async (field: keyof typeof fields) => write(drawer.which, field);
const beginToAsk = async () => {
  await press(proposalsWording.ask);
  await choose('agreedChildSupportAmount');
  await write(intakeWording.fields.agreedChildSupportAmount.label, '1300');
};

test('an amount of child support that is not agreed is shown as the Guidelines give it', async () => {
  opened();
  await press(proposalsWording.ask);
  await choose('agreedChildSupportAmount');
  expect(await screen.findByText(drawer.now(drawer.byGuidelines('$1,251.00')))).toBeVisible();
});

test('closing a request with changes asks first, and going on keeps what was written', async () => {
  opened();
  await beginToAsk();
  await press(drawer.close);
  expect(await screen.findByText(drawer.unsent.text)).toBeVisible();
  await press(drawer.unsent.stay);
  expect(screen.queryByText(drawer.unsent.text)).toBeNull();
  expect(screen.getByLabelText(intakeWording.fields.agreedChildSupportAmount.label)).toHaveValue('1300');
  await press(drawer.close);
  await press(drawer.unsent.leave);
  await waitFor(() => expect(screen.queryByText(drawer.which)).toBeNull());
});

test('going back with an unsent request asks first', async () => {
  apiOfRequest();
  const router = openPage('/agreement/versions');
  await router.navigate('/agreement/proposals');
  await beginToAsk();
  act(() => void router.navigate(-1));
  expect(await screen.findByText(drawer.unsent.text)).toBeVisible();
  expect(router.state.location.pathname).toBe('/agreement/proposals');
  await press(drawer.unsent.leave);
  await waitFor(() => expect(router.state.location.pathname).toBe('/agreement/versions'));
});

test('a sent request is acknowledged', async () => {
  const api = opened();
  const toasts: string[] = [];
  const stop = onToast(({ title }) => toasts.push(title));
  await beginToAsk();
  await write(drawer.why, 'For day care.');
  await press(drawer.send('Sam Sample'));
  await waitFor(() => expect(toasts).toEqual([drawer.sentTitle('Sam Sample')]));
  stop();
  expect(api.bodiesOf(sendProposal)).toEqual([{ patch: { agreedChildSupportAmount: 1_300 }, reason: 'For day care.' }]);
});

test('a request that would leave a blank asks for the missing answer before it can be sent', async () => {
  opened().on(priceProposal, () => ({ ...price, missing: ['who decides'], asks: ['decisionMaker' as const] }));
  await press(proposalsWording.ask);
  await choose('decisionMaking');
  fireEvent.click(await screen.findByLabelText('One parent'));
  expect(await screen.findByText(drawer.needed)).toBeVisible();
  expect(screen.getByText(fields.decisionMaker)).toBeVisible();
  await write(drawer.why, 'It is simpler.');
  expect(screen.getByRole('button', { name: drawer.send('Sam Sample') })).toBeDisabled();
});

test('the partner is asked about themselves as themselves', async () => {
  createApi()
    .on(getAccess, () => reviewOf('in_review'))
    .on(priceAsPartner, () => price)
    .on(getPartnersProposals, () => ({
      party: 'partner' as const,
      ...noProposals,
      answers: { userName: 'Alex Example', partnerName: 'Sam Sample', decisionMaker: null },
    }))
    .on(getPartnersNegotiation, () => theirs);
  openPage('/review-access');
  await press(proposalsWording.ask);
  await write(drawer.which, 'partnerName');
  expect(await screen.findByLabelText(intakeWording.fields.userName.label)).toHaveValue('Sam Sample');
  await write(drawer.another, 'decisionMaker');
  expect(await screen.findByLabelText('Me (Sam Sample)')).toBeVisible();
});

const waiting: Proposal = {
  id,
  author: 'partner',
  state: 'sent',
  from: null,
  to: { decisionMaking: 'One parent' },
  reason: 'It is simpler.',
  answer: null,
  sentAt: moment,
  expiresAt: moment,
  price,
};

test('a request that came to leave a blank can be answered with another one, not accepted', async () => {
  const left = { ...waiting, price: { ...price, missing: ['who decides'], asks: ['decisionMaker' as const] } };
  openPoints().on(getProposals, () => ({ party: 'owner' as const, ...noProposals, proposals: [left] }));
  expect(await screen.findByText(card.leavesBlank)).toBeVisible();
  expect(screen.queryByRole('button', { name: card.accept })).toBeNull();
  expect(screen.getByRole('button', { name: card.counter })).toBeVisible();
});

test('the partner’s decision names a request that waits for them and leads to it', async () => {
  createApi()
    .on(getAccess, () => reviewOf('in_review'))
    .on(getPartnersNegotiation, () => theirs)
    .on(getPartnersProposals, () => ({
      party: 'partner' as const,
      ...noProposals,
      proposals: [{ ...waiting, author: 'owner' as const, price }],
    }));
  openPage('/review-access');
  const { forYou, answer } = proposalsWording.waiting;
  expect(await screen.findByText(new RegExp(forYou(1)))).toBeVisible();
  expect(screen.getByRole('link', { name: answer })).toHaveAttribute('href', `#proposal-${id}`);
});

const partnersApi = () =>
  createApi()
    .on(getAccess, () => reviewOf('in_review'))
    .on(getPartnersNegotiation, () => theirs)
    .on(priceAsPartner, () => price)
    .on(getPartnersProposals, () => ({ party: 'partner' as const, ...asking }));
const partnerBegins = async () => {
  await beginToAsk();
  await write(drawer.why, 'For day care.');
};
const rereadAll = () => act(() => client.current?.invalidateQueries() ?? Promise.resolve());
const expectWritten = (amount = '1300') => {
  expect(screen.getByLabelText(intakeWording.fields.agreedChildSupportAmount.label)).toHaveValue(amount);
  expect(screen.getByLabelText(drawer.why)).toHaveValue('For day care.');
};

test('a request that is being written stays open when the other person makes a new version', async () => {
  const api = partnersApi();
  openPage('/review-access');
  await partnerBegins();
  const view = reviewOf('in_review');
  api
    .on(getAccess, () => ({
      ...view,
      agreement: view.agreement && { ...view.agreement, hash: 'b'.repeat(64), version: 3 },
    }))
    .on(getPartnersProposals, () => ({
      party: 'partner' as const,
      ...asking,
      answers: { ...asking.answers, decisionMaking: 'One parent' as const },
    }));
  await rereadAll();
  expect(await screen.findByText(drawer.draftChanged)).toBeVisible();
  expectWritten();
});

test('a request that is being written stays readable when asking is closed, and cannot be sent', async () => {
  const api = partnersApi();
  openPage('/review-access');
  await partnerBegins();
  api.on(getPartnersProposals, () => ({ party: 'partner' as const, ...asking, closedBy: 'on-hold' as const }));
  await rereadAll();
  expect(await within(screen.getByRole('dialog')).findByText(proposalsWording.closedBy['on-hold'])).toBeVisible();
  expectWritten();
  expect(screen.getByRole('button', { name: drawer.send('Alex Example') })).toBeDisabled();
});

test('a request that is being written is there again after a reload, until it is closed', async () => {
  partnersApi();
  openPage('/review-access');
  await partnerBegins();
  cleanup();
  openPage('/review-access');
  await press(proposalsWording.ask);
  await waitFor(() => expectWritten('1,300.00'));
  await press(drawer.close);
  await press(drawer.unsent.leave);
  await press(proposalsWording.ask);
  expect(await screen.findByLabelText(drawer.which)).toBeVisible();
  expect(screen.queryByLabelText(drawer.why)).toBeNull();
});

type Asked = Omit<Proposal, 'price'> & { price: typeof price | null };
const accepted = { ...acceptProposal, path: acceptProposal.path.replace(':id', id) };
const asked: Asked = { ...waiting, price };
const answering = (proposal: Partial<Asked> = {}) => {
  const list = (part: { draft?: string; proposals?: Asked[] }) => ({
    party: 'owner' as const,
    ...asking,
    proposals: [{ ...asked, ...proposal }],
    ...part,
  });
  const api = openPoints()
    .on(getProposals, () => list({}))
    .on(priceProposal, () => price)
    .on(sendProposal, () => list({}))
    .on(accepted, () => list({}));
  return { api, become: (part: Parameters<typeof list>[0]) => api.on(getProposals, () => list(part)) };
};

test('a counter-proposal that is being written stays when the other takes theirs back, and is sent as a request', async () => {
  const { api, become } = answering();
  await press(card.counter);
  await write(drawer.why, 'Day care costs more.');
  become({ proposals: [{ ...asked, state: 'withdrawn' }] });
  await rereadAll();
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(card.endedCounter)).toBeVisible();
  await press(drawer.send('Sam Sample'));
  await waitFor(() => expect(api.bodiesOf(sendProposal)).toHaveLength(1));
  expect(api.bodiesOf(sendProposal)[0]).toEqual({ patch: waiting.to, reason: 'Day care costs more.' });
});

test('a refusal that is being written stays readable when the request ends', async () => {
  const { become } = answering();
  await press(card.refuse);
  await write(card.refuseReason, 'It is too much.');
  become({ proposals: [] });
  await rereadAll();
  expect(await within(screen.getByRole('dialog')).findByText(card.ended)).toBeVisible();
  expect(screen.getByLabelText(card.refuseReason)).toHaveValue('It is too much.');
  expect(screen.queryByRole('button', { name: card.refuseYes })).toBeNull();
});

test('a person accepts the text that was shown when they decided, not that of a later version', async () => {
  const { api, become } = answering();
  await press(card.accept);
  become({ proposals: [{ ...asked, price: { ...price, result: 'c'.repeat(64) } }] });
  await rereadAll();
  await press(card.acceptYes);
  await waitFor(() => expect(api.bodiesOf(accepted)).toEqual([{ result: hash }]));
});

test('the price of a request is read again for another version', async () => {
  const { api, become } = answering();
  await press(card.counter);
  await waitFor(() => expect(api.bodiesOf(priceProposal)).toHaveLength(1));
  become({ draft: 'd'.repeat(64) });
  await act(() => client.current?.invalidateQueries({ queryKey: [getProposals.path] }) ?? Promise.resolve());
  await waitFor(() => expect(api.bodiesOf(priceProposal)).toHaveLength(2));
});

test('what the partner cannot read is named to the owner, and gives the partner no way to answer', async () => {
  answering({ author: 'owner', isHeldBack: true, price: null });
  expect(await screen.findByText(heldBack.ownText)).toBeVisible();
  cleanup();
  answering({ isHeldBack: true, price: null });
  expect(await screen.findByText(card.from('Sam Sample'))).toBeVisible();
  expect(screen.queryByRole('button', { name: card.refuse })).toBeNull();
});
