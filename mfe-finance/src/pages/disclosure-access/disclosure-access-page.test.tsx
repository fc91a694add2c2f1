import { openDisclosure } from '@evenhand/contracts/finance/snapshots';
import { problems } from '@evenhand/contracts/problems';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { screen } from '@testing-library/react';
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
