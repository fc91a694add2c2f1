import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { proveSecondFactorNow } from '@evenhand/web-kit/second-factor';
import { refreshSession } from '@evenhand/web-kit/session';
import { onToast } from '@evenhand/web-kit/toast';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SignIn } from '../sign-in/sign-in';
import { PageGuard } from './page-guard';
import { leaveSignedOut, useReasonOfSignOut } from './reason-of-sign-out';
import { SecondFactor } from './second-factor';
import { announce, SIGNING_OUT } from './windows';

const MARIA = '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11';
const SAM = '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d12';
const session = { idleEndsAt: '2026-11-21T13:00:00.000Z', endsAt: '2026-11-22T00:00:00.000Z' };

/** The cookie that the server sets with the session; a 401 removes it. */
const hint = () => {
  document.cookie = `${SIGNED_IN_HINT}=1; path=/`;
};

/** The API's session user; the password signs `signsIn` in. */
const api = { user: null as string | null, signsIn: MARIA };

const Search = () => {
  const [question, setQuestion] = useState('');
  return (
    <>
      <h1>Evidence Kit</h1>
      <input aria-label="Question" value={question} onChange={({ target }) => setQuestion(target.value)} />
    </>
  );
};

const open = (user: string | null, address = '/evidence?step=search') => {
  Object.assign(api, { user, signsIn: MARIA });
  globalThis.fetch = async (url) => {
    if (String(url).endsWith('/login')) {
      api.user = api.signsIn;
      hint();
    }
    if (String(url).endsWith('/login')) return Response.json({ success: true, user: {} });
    return api.user ? Response.json({ id: api.user, session }) : new Response('', { status: 401 });
  };
  const queries = createQueryClient();
  const page = (
    <>
      <PageGuard>
        <Search />
      </PageGuard>
      <SignIn />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { queries, router };
};

/** Signed in with a typed question; then the session ends. */
const openUntilTheEnd = async () => {
  const { queries, router } = open(MARIA);
  await userEvent.type(await screen.findByLabelText('Question'), 'Who has the piano');
  api.user = null;
  await act(() => refreshSession(queries));
  expect(await screen.findByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  return { queries, router };
};

const signIn = async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Password' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'maria@example.ca');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'Lantern-Harbour-48');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

test('the page is hidden with the reason when the session has ended', async () => {
  const { router } = await openUntilTheEnd();
  expect(screen.getByText(/^Your session has ended, so this page is hidden/)).toBeVisible();
  expect(screen.getByLabelText('Question')).not.toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/evidence', search: '?step=search' });
});

test('the page keeps typed text and focus when the same person signs in again', async () => {
  await openUntilTheEnd();
  await signIn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Question')).toBeVisible();
  expect(screen.getByLabelText('Question')).toHaveValue('Who has the piano');
  expect(screen.getByLabelText('Question')).toHaveFocus();
});

/** A session change in another window of the browser. */
const changeElsewhere = (user: string | null) => {
  api.user = user;
  hint();
  announce(user);
};

test('the page keeps typed text when the session ended, and was renewed, in another window', async () => {
  open(MARIA);
  await userEvent.type(await screen.findByLabelText('Question'), 'Who has the piano');
  changeElsewhere(null);
  expect(await screen.findByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  expect(screen.getByLabelText('Question')).not.toBeVisible();
  changeElsewhere(MARIA);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Question')).toHaveValue('Who has the piano');
});

test('the page is removed without asking when another person signs in in another window', async () => {
  // jsdom cannot navigate and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const asks = jest.fn();
  open(MARIA);
  expect(await screen.findByLabelText('Question')).toBeVisible();
  window.addEventListener('beforeunload', asks);
  changeElsewhere(SAM);
  await waitFor(() => expect(screen.queryByLabelText('Question')).toBeNull());
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks).not.toHaveBeenCalled();
});

test('the page is reloaded without asking when the person signs out in another window', async () => {
  // jsdom cannot navigate and logs an error.
  const loads = jest.spyOn(console, 'error').mockImplementation(() => {});
  const asks = jest.fn();
  open(MARIA);
  expect(await screen.findByLabelText('Question')).toBeVisible();
  window.addEventListener('beforeunload', asks);
  announce(SIGNING_OUT);
  await waitFor(() => expect(String(loads.mock.calls)).toContain('navigation'));
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks).not.toHaveBeenCalled();
});

test('the page after a sign-out in another window states the reason once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const toasts: string[] = [];
  const stop = onToast(({ text = '' }) => toasts.push(text));
  leaveSignedOut();
  renderHook(useReasonOfSignOut);
  renderHook(useReasonOfSignOut);
  expect(toasts).toEqual(['You signed out in another window of this browser.']);
  stop();
});

test('the page and the cached answers are removed when another person signs in', async () => {
  // jsdom cannot navigate and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { queries } = await openUntilTheEnd();
  queries.setQueryData(['/api/evidence/query'], 'the last answer');
  api.signsIn = SAM;
  await signIn();
  await waitFor(() => expect(screen.queryByLabelText('Question')).toBeNull());
  expect(queries.getQueryData(['/api/evidence/query'])).toBeUndefined();
});

test('the sign-in mentions no ended session when there was none', async () => {
  open(null);
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(screen.queryByText(/^Your session has ended, so this page is hidden/)).toBeNull();
});

/** The prompt for the second factor, of a sign-in that is incomplete or of an act in a complete one. */
const askFactor = async (isDue: boolean) => {
  globalThis.fetch = async (url) =>
    String(url).endsWith('/ways')
      ? Response.json({ app: true, passkey: false, isDue })
      : Response.json({ recovery: null });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SecondFactor />
    </QueryClientProvider>,
  );
  const answers: boolean[] = [];
  act(() => void proveSecondFactorNow().then((isProven) => answers.push(isProven)));
  const { prompt } = secondFactorWording;
  await userEvent.click(await screen.findByRole('button', { name: isDue ? prompt.closeDue : prompt.close }));
  return answers;
};

test('closing the code prompt of an incomplete sign-in signs out, as no page would open', async () => {
  // jsdom cannot navigate and logs an error.
  const loads = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await askFactor(true)).toEqual([]);
  await waitFor(() => expect(String(loads.mock.calls)).toContain('navigation'));
});

test('closing the code prompt of an act leaves the page as it is', async () => {
  expect(await askFactor(false)).toEqual([false]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
