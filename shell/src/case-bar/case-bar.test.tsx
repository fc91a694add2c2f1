import { getCurrentUser } from '@evenhand/contracts/auth/user';
import { type CasePartState, caseParts, getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { call } from '@evenhand/web-kit/call';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { shellWording } from '@evenhand/wording/shell';
import { focusManager, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { CaseBar } from './case-bar';

const { parts, states } = shellWording.caseBar;

/** A page reads the query of the bar. */
const Page = () => {
  const { data } = useQuery({ queryKey: [getCaseBar.path], queryFn: () => call(getCaseBar), retry: false });
  return <output>{data?.parts.answers}</output>;
};

const Case = () => (
  <>
    <CaseBar here="overview" />
    <Page />
    <Link to="/support">Help</Link>
  </>
);

/** The bar above a page; every call waits until `answer`. */
const open = () => {
  const waiting: ((response: Response) => void)[] = [];
  let calls = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    if (path === getCurrentUser.path) return Response.json({ id: crypto.randomUUID(), email: 'alex@example.test' });
    calls += 1;
    return new Promise((resolve) => waiting.push(resolve));
  });
  renderPage(
    <Routes>
      <Route path="/support" element={<Link to="/dashboard">Back</Link>} />
      <Route path="*" element={<Case />} />
    </Routes>,
    '/dashboard',
  );
  return {
    calls: () => calls,
    answer: async (state: CasePartState) => {
      await waitFor(() => expect(waiting).not.toHaveLength(0));
      const body = { parts: Object.fromEntries(caseParts.map((part) => [part, state])) };
      await act(async () => waiting.shift()?.(Response.json(body)));
    },
  };
};

const linkWith = (state: CasePartState) => `${states[state]} ${parts.answers}`;

afterEach(() => {
  focusManager.setFocused(undefined);
  jest.restoreAllMocks();
});

test('the case bar and the page are fetched once for each path, and keep the old state until the new one', async () => {
  const { calls, answer } = open();
  await answer('open');
  const link = await screen.findByRole('link', { name: linkWith('open') });
  expect(calls()).toBe(1);
  await userEvent.click(link);
  await waitFor(() => expect(calls()).toBe(2));
  expect(screen.getByRole('link', { name: linkWith('open') })).toBeVisible();
  await answer('full');
  expect(await screen.findByRole('link', { name: linkWith('full') })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('full');
  expect(calls()).toBe(2);
});

test('the case bar is fetched once on the way back from a page without it', async () => {
  const { calls, answer } = open();
  await answer('open');
  await screen.findByRole('link', { name: linkWith('open') });
  await userEvent.click(screen.getByRole('link', { name: 'Help' }));
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await answer('full');
  expect(await screen.findByRole('link', { name: linkWith('full') })).toBeVisible();
  expect(calls()).toBe(2);
});

test('the case bar is fetched again when the tab is shown again', async () => {
  const { calls, answer } = open();
  await answer('open');
  await screen.findByRole('link', { name: linkWith('open') });
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await answer('half');
  expect(await screen.findByRole('link', { name: linkWith('half') })).toBeVisible();
  expect(calls()).toBe(2);
});
