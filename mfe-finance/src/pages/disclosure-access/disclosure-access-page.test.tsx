import { readHalf } from '@evenhand/contracts/finance/half';
import { enterDisclosure, openDisclosure } from '@evenhand/contracts/finance/snapshots';
import { problems } from '@evenhand/contracts/problems';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DisclosureAccessPage from './disclosure-access-page';

const wording = disclosureWording.partner;

/** Answers every call as an ended link; returns the bodies. */
const api = () => {
  const bodies: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { body } = {}) => {
    bodies.push([path, JSON.parse(String(body))]);
    const { status, title } = problems['link-gone'];
    return Response.json({ type: 'about:blank', title, status, code: 'link-gone' }, { status });
  });
  return bodies;
};

const [first = '', second = ''] = ['1', '2'].map((digit) => digit.repeat(43));

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('the disclosure link leaves no secret in the address bar, and works after a reload', async () => {
  const bodies = api();
  history.replaceState(null, '', `/disclosure-access#${first}`);
  const { unmount } = renderPage(<DisclosureAccessPage />);
  expect(location.href).toMatch(/\/disclosure-access$/);
  unmount();
  renderPage(<DisclosureAccessPage />);
  await userEvent.click(screen.getByRole('button', { name: wording.start }));
  expect(await screen.findByText(wording.linkGone)).toBeVisible();
  expect(bodies).toEqual([[openDisclosure.path, { token: first }]]);
});

test('a new disclosure link opened in the tab of an old one replaces it', async () => {
  const bodies = api();
  history.replaceState(null, '', `/disclosure-access#${first}`);
  renderPage(<DisclosureAccessPage />);
  await userEvent.click(screen.getByRole('button', { name: wording.start }));
  expect(await screen.findByText(wording.linkGone)).toBeVisible();
  location.hash = second;
  await userEvent.click(await screen.findByRole('button', { name: wording.start }));
  expect(bodies).toEqual([
    [openDisclosure.path, { token: first }],
    [openDisclosure.path, { token: second }],
  ]);
  expect(location.href).toMatch(/\/disclosure-access$/);
});

const division = {
  relationship: null,
  marriageDate: null,
  separationDate: null,
  missing: [],
  refused: null,
  partnerDisclosed: false,
  equalization: null,
  commonLaw: null,
};
const empty = { assets: [], debts: [], incomes: [], division };
const shared = (access: string) => ({
  ...empty,
  access,
  disclosedBy: 'Alex',
  frozenAt: '2026-11-14T19:16:00Z',
  sha256: 'a'.repeat(64),
  form: '13.1',
  documents: [],
  accountClosed: false,
});
const assetOf = (name: string) => ({
  id: crypto.randomUUID(),
  version: 1,
  category: 'vehicle',
  name,
  value: 1_000,
  ownership: 'party_a',
  description: '',
  location: '',
  valuationDate: '2026-11-14T19:16:00Z',
  ownersShare: 50,
  isMatrimonialHome: false,
  atSeparation: null,
  atMarriage: null,
  exclusion: null,
  goesTo: null,
  accountNumber: '',
});

/** The half of each access has one asset, named like it. */
const apiOfHalves = () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { body } = {}) => {
    const { token, access } = JSON.parse(String(body ?? '{}'));
    if (path === openDisclosure.path) return Response.json({ sentTo: 's…m', minutes: 15, needsFactor: false });
    if (path === enterDisclosure.path) return Response.json(shared(`access-${token[0]}`));
    if (path === readHalf.path) return Response.json({ ...empty, assets: [assetOf(`Car of ${access}`)], frozen: null });
    return new Response('{}', { status: 503 });
  });
};

const enter = async () => {
  await userEvent.click(await screen.findByRole('button', { name: wording.start }));
  await userEvent.type(await screen.findByLabelText(wording.code), '123456');
  await userEvent.click(screen.getByRole('button', { name: wording.enter }));
  await userEvent.click(await screen.findByRole('tab', { name: wording.tabs.own }));
};

test('another link shows its own half, not that of the link before', async () => {
  apiOfHalves();
  history.replaceState(null, '', `/disclosure-access#${first}`);
  renderPage(<DisclosureAccessPage />);
  await enter();
  expect(await screen.findByText('Car of access-1')).toBeVisible();
  location.hash = second;
  await enter();
  expect(await screen.findByText('Car of access-2')).toBeVisible();
  expect(screen.queryByText('Car of access-1')).toBeNull();
});

test('a form that cannot be downloaded is reported', async () => {
  apiOfHalves();
  const toasts: Toast[] = [];
  const stop = onToast((toast) => toasts.push(toast));
  history.replaceState(null, '', `/disclosure-access#${first}`);
  renderPage(<DisclosureAccessPage />);
  await enter();
  await userEvent.click(screen.getByRole('button', { name: wording.form('13.1') }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'destructive' }]));
  stop();
});

test('the disclosure page asks for a new link when there is no secret', () => {
  history.replaceState(null, '', '/disclosure-access');
  renderPage(<DisclosureAccessPage />);
  expect(screen.getByText(wording.linkGone)).toBeVisible();
});

test('the disclosure page asks for the second factor of the address before a code', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ sentTo: 's…m@example.test', minutes: 15, needsFactor: true }));
  history.replaceState(null, '', `/disclosure-access#${first}`);
  renderPage(<DisclosureAccessPage />);
  await userEvent.click(screen.getByRole('button', { name: wording.start }));
  expect(await screen.findByText(secondFactorWording.scoped.text('s…m@example.test'))).toBeVisible();
  expect(screen.queryByLabelText(wording.code)).toBeNull();
});
