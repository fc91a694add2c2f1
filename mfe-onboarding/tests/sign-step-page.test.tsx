import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import {
  type CoolingOff,
  getSealedPdf,
  getSigning,
  sendSigningCode,
  shortenWaiting,
  signAgreement,
  signerRoles,
} from '@evenhand/contracts/signing/signing';
import { coolingOffWording } from '@evenhand/wording/cooling-off';
import { proposalsWording } from '@evenhand/wording/proposals';
import { sealedWording } from '@evenhand/wording/sealed';
import { signingWording as wording } from '@evenhand/wording/signing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { agreedDates, calendarFile } from '../src/sealed/agreed-dates';
import { agreementIn, codeSent, id, moment, overview, releasingAgreement, signingIn, user } from './case-data';
import { createApi, openPage, press, problem, write } from './open-page';

const open = (signing: ReturnType<typeof signingIn>) => {
  const api = createApi().on(getSigning, () => signing);
  openPage('/flow/sign');
  return api;
};

const openLawyer = {
  role: 'owner-lawyer',
  name: 'Lee Lawyer',
  signedAs: null,
  state: 'next',
  signedAt: null,
  drawing: null,
} as const;

test('the signing page shows the four places and the form when no person has signed', async () => {
  open(signingIn('ready'));
  expect(await screen.findByText(wording.alone.text)).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.sign })).toBeNull();
  await press(wording.alone.free);
  expect(await screen.findByRole('button', { name: wording.sign })).toBeVisible();
  const [places] = screen.getAllByRole('list').filter((list) => list.textContent?.includes(wording.roles.partner));
  expect(places && within(places).getAllByText(wording.places.next)).toHaveLength(4);
});

test('the signing page shows a delay, sends nothing and keeps the help folded when a signer chooses not now', async () => {
  open(signingIn('ready'));
  const fetched = jest.spyOn(globalThis, 'fetch');
  await screen.findByText(wording.alone.text);
  fetched.mockClear();
  await press(wording.alone.notNow);
  expect(screen.getByRole('heading', { name: wording.alone.delay.title })).toBeVisible();
  for (const { call } of wording.alone.delay.help) expect(screen.getByText(call)).not.toBeVisible();
  fireEvent.click(screen.getByText(wording.alone.delay.more));
  for (const { call } of wording.alone.delay.help) expect(screen.getByText(call)).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('the signing page states the recorded days of both disclosures, and what follows when one was not opened', async () => {
  const opened = { given: true, openedOn: '2026-11-16' };
  const api = open({ ...signingIn('ready'), disclosures: { owner: opened, partner: opened } });
  api.on(getAgreement, () => agreementIn('ready'));
  await press(wording.alone.free);
  expect(await screen.findByText(/^You opened Sam Sample’s on 16 November 2026\./)).toBeVisible();
  expect(screen.queryByText(wording.disclosure.consequence)).toBeNull();
  const unopened = { given: true, openedOn: null };
  open({ ...signingIn('ready'), disclosures: { owner: unopened, partner: unopened } }).on(getAgreement, () =>
    agreementIn('ready'),
  );
  await press(wording.alone.free);
  expect(await screen.findByText(wording.disclosure.consequence)).toBeVisible();
  expect(screen.getByRole('link', { name: wording.disclosure.toFinances })).toHaveAttribute(
    'href',
    '/financial-tracker',
  );
});

test('the signing page shows the owner what a signature gives up', async () => {
  open(signingIn('ready')).on(getAgreement, () => releasingAgreement);
  await press(wording.alone.free);
  expect(await screen.findByText(wording.givesUp)).toBeVisible();
  expect(screen.getByText('Spousal support, Article 4')).toBeVisible();
  expect(screen.getByText(/releases the other from all claims to spousal support/)).toBeVisible();
});

test('the signing page folds what to look at, and leaves the checklist to the review', async () => {
  const finding = { id: 'adult-child', sentence: 'Of age already: Kim.', why: 'Divorce Act, s. 2(1)', answers: [] };
  const written = { id: 'in-writing', sentence: 'Everything is in writing.', basis: 'Family Law Act, s. 55(1)' };
  open(signingIn('ready'))
    .on(getAgreement, () => agreementIn('ready'))
    .on(getAgreementFindings, () => ({
      figures: [],
      findings: [{ ...finding, severity: 'note' as const }],
      checklist: [{ ...written, state: 'done' as const }],
    }));
  await press(wording.alone.free);
  const sentence = await screen.findByText(finding.sentence);
  expect(sentence).not.toBeVisible();
  fireEvent.click(screen.getByText('One thing to look at', { selector: 'summary' }));
  expect(sentence).toBeVisible();
  expect(screen.queryByText(written.sentence)).toBeNull();
});

const days = (received: string, waived: string) => ({ received, waived });

test('the signing page states the first day of signing and offers an earlier one when both approved today', async () => {
  const waiting = {
    from: days('2026-11-26', '2026-11-26'),
    shortened: days('2026-11-23', '2026-11-24'),
    open: { received: false, waived: false },
    shortenedBy: [],
  };
  const agreed: CoolingOff = { ...waiting, shortenedBy: ['owner'] };
  const api = open({ ...signingIn('ready'), coolingOff: waiting });
  api.on(shortenWaiting, () => ({ ...signingIn('ready'), coolingOff: agreed }));
  expect(await screen.findByText('You can sign from Thursday, 26 November 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.sign })).toBeNull();
  api.on(getSigning, () => ({ ...signingIn('ready'), coolingOff: agreed }));
  await press(coolingOffWording.agree);
  expect(await screen.findByText(coolingOffWording.youAgreed)).toBeVisible();
});

test('the signing page offers the form to a person with legal advice when one without it has to wait', async () => {
  const coolingOff = {
    from: days('2026-11-23', '2026-11-24'),
    shortened: days('2026-11-23', '2026-11-24'),
    open: { received: true, waived: false },
    shortenedBy: ['owner', 'partner'] as const,
  };
  open({ ...signingIn('ready'), coolingOff: { ...coolingOff, shortenedBy: [...coolingOff.shortenedBy] } });
  await press(wording.alone.free);
  expect(await screen.findByRole('button', { name: wording.sign })).toBeVisible();
  expect(screen.getByText(/you can sign from Monday, 23 November 2026/)).toBeVisible();
});

test('the signing page offers a new link for the witness when only the owner has signed', async () => {
  open(signingIn('partially_signed', ['owner']));
  expect(await screen.findByText(wording.witness.waiting)).toBeVisible();
  fireEvent.click(screen.getByText(wording.witness.change));
  expect(screen.getByText(wording.witness.changeHelp)).toBeVisible();
  expect(screen.getByText(wording.places.signed)).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.sign })).toBeNull();
});

test('a sealed case has a page with the file, the four who signed, the next steps and the payments', async () => {
  const line = {
    topic: 'child-support' as const,
    article: { id: 'child-support', number: 9 },
    child: null,
    shares: null,
    from: '2026-12-01',
    gist: null,
  };
  const pays = [{ ...line, figure: '$323.00', payor: 'owner' as const, text: 'Alex pays Sam $323.00 a month.' }];
  const sealed = agreementIn('completed');
  const ends = [
    {
      ...line,
      topic: 'child-support-ends' as const,
      child: 'Kim',
      payor: null,
      figure: '3 September 2032',
      from: '2032-09-03',
      text: '',
    },
  ];
  const deal = { pays, keeps: [], children: [], ends, releases: [] };
  const signing = signingIn('completed', ['owner', 'owner-witness', 'partner', 'partner-witness']);
  open({ ...signing, places: [...signing.places, { ...openLawyer, state: 'waiting' }] })
    .on(getAgreement, () => ({
      ...sealed,
      deal,
    }))
    .on(getSealedPdf, () => new Response('%PDF-1.7'));
  expect(await screen.findByRole('heading', { level: 1, name: wording.congratulations })).toBeVisible();
  expect(await screen.findAllByText(/^Signed 20 November 2026/)).toHaveLength(4);
  expect(within(screen.getByLabelText(sealedWording.signatures)).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText(/^Sealed 20 November 2026/)).toBeVisible();
  expect(screen.queryByText(wording.title)).toBeNull();
  expect(screen.getByRole('link', { name: wording.download })).toHaveAttribute('href', '/api/signing/sealed');
  expect(screen.queryByRole('button', { name: wording.takeBack })).toBeNull();

  const { now, payments } = sealedWording;
  expect(screen.queryByText(now.steps.pension.title)).toBeNull();
  fireEvent.click(screen.getByLabelText(now.tick(now.steps.estates.title)));
  expect(screen.getByText(now.done(1, 2))).toBeVisible();
  expect(screen.queryByText(/^by /)).toBeNull();
  expect(screen.getByRole('heading', { name: payments.title })).toBeVisible();
  expect(screen.getByText('$323.00')).toBeVisible();

  const { copy, dates, lawyer } = sealedWording;
  expect(screen.getAllByRole('time')[0]).toHaveTextContent('1 Dec 2026');
  expect(screen.getByRole('link', { name: lawyer.link })).toHaveAttribute('href', '/support');
  expect(screen.getByText(dates.comesOfAge('Kim'))).toBeVisible();
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return '#';
  };
  URL.revokeObjectURL = () => {};
  await press(dates.add);
  await waitFor(() => expect(saved).toHaveLength(1));
  await press(copy.send);
  expect(await screen.findByRole('link', { name: copy.mail })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\?/),
  );
  expect(saved).toHaveLength(2);
});

test('the calendar file has one neutral entry per day', () => {
  const lines = calendarFile(['2026-12-01', '2027-01-29', '2026-12-01'], id, moment).split('\r\n');
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20261201',
    'DTSTART;VALUE=DATE:20270129',
  ]);
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual(['SUMMARY:Reminder', 'SUMMARY:Reminder']);
  expect(lines).toContain('DTSTAMP:20261120T150000Z');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('the dates of a sealed agreement are those of its terms, and the yearly disclosure', () => {
  const article = (articleId: string, number: number) => ({ id: articleId, number, heading: '', blocks: [] });
  const sealed = agreementIn('completed');
  const yearly = { ...article('annual-disclosure', 12), basis: [], note: '', answers: [] };
  const { articles } = sealed.document;
  expect(
    agreedDates({ ...sealed, document: { ...sealed.document, articles: [...articles, yearly] } }, moment),
  ).toMatchObject([{ day: '2027-12-20', article: { number: 12 } }]);
  expect(agreedDates(sealed, moment)).toEqual([]);
});

test('the signing page names the address of the signer, shows a refusal of the code once and keeps the form', async () => {
  const detail = 'This code is not right or has run out.';
  const api = open(signingIn('ready'));
  api
    .on(sendSigningCode, () => codeSent)
    .on(signAgreement, () => problem('invalid-input', { detail, errors: [{ pointer: '/code', detail }] }));
  await press(wording.alone.free);
  await press(wording.code.send);
  expect(screen.getByText(wording.signingAs(user.email))).toBeVisible();
  expect(await screen.findByText(wording.code.sent(codeSent.sentTo, codeSent.minutes))).toBeVisible();
  fireEvent.click(screen.getByLabelText(wording.readAndUnderstood, { exact: false }));
  fireEvent.click(screen.getByLabelText(wording.witness.isHere));
  fireEvent.click(screen.getByLabelText(wording.legalAdvice.waived));
  await write(wording.witness.name, 'Wren Witness');
  await write(wording.witness.email, 'wren@example.test');
  await write(wording.code.label, '123456');
  await write(wording.name.label, 'Alex Example');
  await press(wording.sign);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText(wording.code.label)).toBeInvalid();
  expect(screen.getByLabelText(wording.witness.name)).toHaveValue('Wren Witness');
});

test('the signing page shows no form for a version whose answers have changed, and the way to the new one', async () => {
  const api = open(signingIn('ready'));
  api.on(getAgreement, () => ({ ...agreementIn('ready'), answersChanged: true }));
  expect(await screen.findByText(wording.outdated.owner)).toBeVisible();
  expect(screen.queryByText(wording.alone.text)).toBeNull();
});

test('the signing page names a request that waits for an answer', async () => {
  const api = open(signingIn('ready'));
  api
    .on(getAgreement, () => agreementIn('ready'))
    .on(getCaseOverview, () => ({ ...overview, waiting: { owner: 1, partner: 0 } }));
  expect(await screen.findByText(new RegExp(proposalsWording.waiting.forPartner(1)))).toBeVisible();
  expect(screen.getByRole('link', { name: proposalsWording.waiting.see })).toHaveAttribute(
    'href',
    '/agreement/proposals',
  );
});

test('the signing page states that the certificate could not be dropped', async () => {
  const signing = signingIn('partially_signed', ['owner']);
  open({ ...signing, places: [...signing.places, openLawyer] });
  await press(wording.lawyer.none);
  expect(await screen.findByText(wording.lawyer.noneFailed)).toBeVisible();
});

test.each(['declined', 'expired', 'voided'] as const)(
  'the signing page of a version that is %s calls no signature valid',
  async (state) => {
    open(signingIn(state, ['owner', 'owner-witness']));
    expect(await screen.findByRole('heading', { level: 1, name: wording.titleEnded })).toBeVisible();
    expect(screen.getByText(wording.leadEnded)).toBeVisible();
    expect(screen.queryByText(wording.leadWitnessed)).toBeNull();
  },
);

test('the signing page promises no steps before signing is open', async () => {
  open(signingIn('in_review'));
  expect(await screen.findByText(wording.leadNotOpen)).toBeVisible();
  expect(screen.queryByText(wording.lead)).toBeNull();
});

test('the signing page has no form before the agreement and the things to look at are there', async () => {
  const down = () => problem('service-unavailable');
  const api = open(signingIn('ready')).on(getAgreement, down).on(getAgreementFindings, down);
  const again = () => screen.findByRole('button', { name: wording.tryAgain });
  fireEvent.click(await again());
  expect(screen.queryByText(wording.alone.text)).toBeNull();
  api.on(getAgreement, () => agreementIn('ready'));
  fireEvent.click(await again());
  await waitFor(() => expect(api.bodiesOf(getAgreement)).toHaveLength(3));
  const findings = await again();
  expect(screen.queryByText(wording.alone.text)).toBeNull();
  api.on(getAgreementFindings, () => ({ figures: [], findings: [], checklist: [] }));
  fireEvent.click(findings);
  expect(await screen.findByText(wording.alone.text)).toBeVisible();
});

test('the signing page offers to take the agreement back until all four have signed', async () => {
  const certificateOpen = (signed: Parameters<typeof signingIn>[1]) => {
    const signing = signingIn('partially_signed', signed);
    return { ...signing, places: [...signing.places, openLawyer] };
  };
  open(certificateOpen(['owner', 'owner-witness', 'partner']));
  expect(await screen.findByRole('button', { name: wording.takeBack })).toBeVisible();
  cleanup();
  open(certificateOpen([...signerRoles]));
  expect(await screen.findByText(wording.lawyer.waiting)).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.takeBack })).toBeNull();
});

test('the signing page names the payment when the seal waits for it, and the way to it', async () => {
  const signing = signingIn('partially_signed', [...signerRoles]);
  open({ ...signing, sealing: true, waitsForPayment: true });
  expect(await screen.findByText(wording.sealWaits.owner)).toBeVisible();
  expect(screen.getByRole('link', { name: wording.sealWaits.toPayments })).toHaveAttribute('href', '/account/payments');
  expect(screen.queryByText(wording.sealing)).toBeNull();
});

test('the focus follows to what replaces a pressed button of the signing page', async () => {
  open(signingIn('ready'));
  await screen.findByText(wording.alone.text);
  expect(document.body).toHaveFocus();
  const expectFocusOn = (text: string) => {
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toHaveTextContent(text);
  };
  for (const _ of ['first', 'second']) {
    await press(wording.takeBack);
    expectFocusOn(wording.takeBackHelp);
    await press(wording.keep);
    expectFocusOn(wording.takeBack);
  }
  await press(wording.alone.notNow);
  expectFocusOn(wording.alone.delay.text);
  await press(wording.alone.delay.again);
  expectFocusOn(wording.alone.text);
  await press(wording.alone.free);
  expectFocusOn(wording.steps.name);
});

test('the signing page shows both amounts of a set-off', async () => {
  const line = {
    topic: 'child-support' as const,
    article: { id: 'child-support', number: 9 },
    child: null,
    shares: null,
  };
  const pays = (['owner', 'partner'] as const).map((payor, index) => ({
    ...line,
    from: '2026-12-01',
    gist: null,
    payor,
    figure: `$${index + 1}00.00`,
    text: `The ${payor} pays.`,
  }));
  const deal = { pays, keeps: [], children: [], ends: [], releases: [] };
  const complained = jest.spyOn(console, 'error');
  open(signingIn('ready')).on(getAgreement, () => ({ ...agreementIn('ready'), deal }));
  await press(wording.alone.free);
  for (const { figure } of pays) expect(await screen.findByText(figure)).toBeVisible();
  expect(complained).not.toHaveBeenCalled();
});
