import {
  type AccessView,
  accessPurposes,
  approveAsPartner,
  declineAsPartner,
  enterCode,
  getAccess,
  leaveAccess,
  notMe,
  openLink,
  renewLink,
  signAsWitness,
} from '@evenhand/contracts/access/access';
import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { accessWording as wording } from '@evenhand/wording/access';
import { agreementWording } from '@evenhand/wording/agreement';
import { proposalsWording } from '@evenhand/wording/proposals';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { signingWording } from '@evenhand/wording/signing';
import { fireEvent, screen, within } from '@testing-library/react';
import { codeSent, hash, moment, releasingAgreement, reviewOf, signingIn, token } from './case-data';
import { createApi, openPage, press, problem, write } from './open-page';

const { reader } = agreementWording;

const entered = { purpose: 'review' as const };

test('the access page offers a new link to the same address when the link is invalid', async () => {
  const api = createApi()
    .on(openLink, () => problem('link-gone'))
    .on(renewLink, () => null);
  openPage('/review-access', token);
  expect(await screen.findByText(wording.goneHelp)).toBeVisible();
  expect(location.hash).toBe('');
  await press(wording.renew);
  expect(await screen.findByText(wording.renewed)).toBeVisible();
  expect(api.bodiesOf(renewLink)).toEqual([{ token }]);
});

test('the access page opens the review with the mailed code and reports a wrong code at its field', async () => {
  const api = createApi()
    .on(openLink, () => ({ ...entered, ...codeSent }))
    .on(enterCode, () => problem('invalid-input', { detail: wording.wrongCode }));
  openPage('/review-access', token);
  await write(wording.code, '111111');
  await press(wording.continue);
  expect(await screen.findByText(wording.wrongCode)).toBeVisible();
  expect(screen.getByLabelText(wording.code)).toBeInvalid();
  api.on(enterCode, () => entered).on(getAccess, () => reviewOf());
  await write(wording.code, '123456');
  await press(wording.continue);
  expect(await screen.findByRole('heading', { level: 1, name: wording.review.title })).toBeVisible();
  fireEvent.click(screen.getByText(wording.message('Alex Example')));
  await press(reader.openAll(1));
  expect(screen.getByText('Please read it.')).toBeVisible();
  expect(screen.getByText('The parties live separate and apart.')).toBeVisible();
});

test('a link to an address whose account has a second factor asks to sign in with it first', async () => {
  const api = createApi().on(openLink, () => ({ ...entered, ...codeSent, needsFactor: true }));
  openPage('/review-access', token);
  const { scoped } = secondFactorWording;
  expect(await screen.findByText(scoped.text(codeSent.sentTo))).toBeVisible();
  expect(screen.getByRole('link', { name: scoped.signIn })).toHaveAttribute('href', signInDialog('/review-access'));
  expect(screen.queryByLabelText(wording.code)).toBeNull();
  expect(api.bodiesOf(enterCode)).toEqual([]);
});

test('the partner approves the displayed text, and the page confirms it', async () => {
  const api = createApi()
    .on(getAccess, () => reviewOf())
    .on(approveAsPartner, () => reviewOf('in_review', true));
  openPage('/review-access');
  await press(wording.review.approve);
  expect(await screen.findByText(wording.review.approved)).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.review.approve })).toBeNull();
  expect(api.bodiesOf(approveAsPartner)).toEqual([{ hash }]);
});

test('the partner declines the whole draft in a dialog, and the draft is declined only when it is sent', async () => {
  const ask = wording.review.ask('Alex Example');
  const api = createApi()
    .on(getAccess, () => reviewOf())
    .on(declineAsPartner, () => reviewOf('declined'));
  openPage('/review-access');
  await press(proposalsWording.ask);
  await press(ask.offer);
  expect(within(screen.getByRole('dialog', { name: ask.title })).getByText(ask.help)).toBeVisible();
  await press(wording.review.back);
  expect(screen.queryByRole('dialog', { name: ask.title })).toBeNull();
  expect(screen.getByRole('button', { name: wording.review.approve })).toBeEnabled();
  expect(api.bodiesOf(declineAsPartner)).toEqual([]);
  await press(ask.offer);
  await write(ask.reason, 'The house is missing.');
  await press(ask.send);
  expect(await screen.findByText(wording.review.declined)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.bodiesOf(declineAsPartner)).toEqual([{ reason: 'The house is missing.' }]);
});

test('the review names each article and schedule that changed, and those that were removed', async () => {
  const view = reviewOf();
  const changes = ['Article 1: Background', 'Article 9: Pets'].map((title) => ({ title, removed: [], added: [] }));
  const agreement = view.agreement && { ...view.agreement, approvedBefore: { version: 1, changes } };
  createApi().on(getAccess, () => ({ ...view, agreement }));
  openPage('/review-access');
  expect(await screen.findByText(wording.review.changed(2, 1))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Article 1' })).toHaveAttribute(
    'href',
    expect.stringMatching(/#background$/),
  );
  expect(screen.getByText(/Article 9: Pets/)).toHaveTextContent(wording.review.removed('Article 9: Pets'));
  expect(screen.getAllByText(reader.changed)).not.toHaveLength(0);
});

test('the review folds the articles, counts those that were read, and shows a note on demand', async () => {
  createApi().on(getAccess, () => reviewOf());
  openPage('/review-access');
  expect(await screen.findByText(reader.progress(0, 1, 1))).toBeVisible();
  expect(screen.getByText('The parties live separate and apart.')).not.toBeVisible();
  await press(reader.openAll(1));
  expect(screen.queryByText('Who the two of you are.')).toBeNull();
  await press(agreementWording.note);
  expect(screen.getByText('Who the two of you are.')).toBeVisible();
  await press(reader.closeNote);
  expect(screen.queryByText('Who the two of you are.')).toBeNull();
  await press(reader.foldAll);
  fireEvent.click(screen.getByRole('link', { name: '1 Background' }));
  expect(await screen.findByText('The parties live separate and apart.')).toBeVisible();
});

test('the access page without a link offers no new one, and points to the newest mail', async () => {
  createApi().on(getAccess, () => problem('link-gone'));
  openPage('/sign-access');
  expect(await screen.findByText(wording.goneOnPage)).toBeVisible();
  expect(screen.queryByText(wording.goneHelp)).toBeNull();
  expect(screen.queryByRole('button', { name: wording.renew })).toBeNull();
});

test.each(accessPurposes)('a misdirected link for %s can be closed by its recipient', async (purpose) => {
  const api = createApi()
    .on(openLink, () => ({ purpose, ...codeSent }))
    .on(notMe, () => null);
  openPage('/sign-access', token);
  await press(wording.notMe);
  await press(wording.review.back);
  expect(screen.getByRole('button', { name: wording.notMe })).toHaveFocus();
  await press(wording.notMe);
  expect(screen.getByText(wording.notMeOf[purpose].question)).toBeVisible();
  expect(document.body).not.toHaveFocus();
  await press(wording.notMeYes);
  expect(await screen.findByText(wording.notMeOf[purpose].done)).toBeVisible();
  expect(api.bodiesOf(notMe)).toEqual([{ token }]);
});

const witnessed = {
  title: 'Separation Agreement',
  parties: { owner: 'Alex Example', partner: 'Sam Sample' },
  version: 2,
  hash,
  signer: 'Alex Example',
  signature: { kind: 'typed' as const, name: 'Alex Example' },
  signedAt: moment,
};

test('the page of a lawyer whose certificate is too late has no form', async () => {
  const signing = signingIn('completed', ['owner', 'owner-witness', 'partner', 'partner-witness']);
  const [place] = signing.places;
  if (!place) throw new Error('nobody signs');
  const late = { ...place, role: 'owner-lawyer' as const, state: 'waiting' as const, signedAt: null };
  const view = { ...reviewOf(), purpose: 'lawyer' as const, role: 'lawyer' as const, party: 'owner' as const };
  createApi().on(getAccess, () => ({ ...view, witnessed, signing: { ...signing, places: [place, late] } }));
  openPage('/sign-access');
  expect(await screen.findByText(wording.lawyer.over)).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.lawyer.sign })).toBeNull();
});

test('the witness form refuses a signature when a statement is not ticked', async () => {
  const { adult, notAParty, physicallyPresent, address, sign, signed } = wording.witness;
  const witness: AccessView = {
    ...reviewOf(),
    purpose: 'witness',
    role: 'witness',
    party: 'owner',
    agreement: null,
    witnessed,
    signing: signingIn('partially_signed', ['owner']),
  };
  const api = createApi()
    .on(getAccess, () => witness)
    .on(signAsWitness, () => ({ ...witness, signing: signingIn('partially_signed', ['owner', 'owner-witness']) }));
  openPage('/sign-access');
  await write(address, '1 King Street, Toronto');
  await write(signingWording.name.label, 'Wren Witness');
  await press(sign);
  expect(await screen.findAllByText(signingWording.tick)).toHaveLength(4);
  expect(api.bodiesOf(signAsWitness)).toEqual([]);
  for (const label of [adult, notAParty, physicallyPresent, signingWording.consentToElectronicSignature])
    fireEvent.click(screen.getByLabelText(label));
  await press(sign);
  expect(await screen.findByText(signed)).toBeVisible();
});

test('the access page shows the partner what a signature gives up', async () => {
  createApi().on(getAccess, () => ({
    ...reviewOf(),
    purpose: 'sign' as const,
    agreement: releasingAgreement,
    signing: signingIn('ready'),
  }));
  openPage('/review-access');
  await press(signingWording.alone.free);
  expect(await screen.findByText(signingWording.givesUp)).toBeVisible();
  expect(screen.getByText(/releases the other from all claims to spousal support/)).toBeVisible();
});

test('closing the page on a shared device deletes the drafts and states when the access is still open', async () => {
  createApi()
    .on(getAccess, () => reviewOf())
    .on(leaveAccess, () => {
      throw new TypeError('Failed to fetch');
    });
  openPage('/review-access');
  const close = await screen.findByRole('button', { name: wording.leave });
  sessionStorage.setItem('evenhand.draft.decline', '{}');
  fireEvent.click(close);
  expect(await screen.findByText(wording.leaveFailed)).toBeVisible();
  expect(sessionStorage.getItem('evenhand.draft.decline')).toBeNull();
});

test('the page of a partner who declined at signing confirms it and has no form', async () => {
  const view: AccessView = { ...reviewOf(), purpose: 'sign', signing: signingIn('ready') };
  createApi()
    .on(getAccess, () => view)
    .on(declineAsPartner, () => ({ ...view, signing: signingIn('declined') }));
  openPage('/sign-access');
  expect(await screen.findByText(signingWording.alone.text)).toBeVisible();
  await press(wording.review.decline);
  await press(wording.review.declineSend);
  expect(await screen.findByText(wording.review.declined)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: signingWording.titleEnded })).toBeVisible();
  expect(screen.queryByText(signingWording.alone.text)).toBeNull();
  expect(screen.queryByRole('button', { name: wording.review.decline })).toBeNull();
});
