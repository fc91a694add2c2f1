import { createQueryClient } from '@evenhand/web-kit/query-client';
import { secondFactorWording } from '@evenhand/wording/second-factor';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SignIn } from './sign-in';

// Loaded first, so that the first test does not wait for it.
beforeAll(() => import('./sign-in-dialog'));

/** What the dialog sends. */
const requests: { path: string; body: unknown }[] = [];

const api = (answers: Record<string, () => Response>) => {
  requests.length = 0;
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'POST')
      requests.push({ path: String(url), body: init?.body ? JSON.parse(String(init.body)) : null });
    return answers[String(url)]?.() ?? new Response('', { status: 404 });
  };
};

const open = async (address: string, queries = createQueryClient()) => {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <h1>Dashboard</h1> },
      { path: '*', element: <SignIn /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
  return { router, person: userEvent.setup() };
};

const refused = (status: number, error: string) => () =>
  Response.json({ type: 'about:blank', title: 'Unauthorized', status, code: 'sign-in-needed', error }, { status });

test('the dialog sends a link and shows when it expires', async () => {
  api({ '/api/auth/magic-link/send': () => Response.json({ success: true }) });
  const { person } = await open('/?sign-in=1&returnTo=/flow/evidence');
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'maria@example.ca');
  await person.click(screen.getByRole('button', { name: 'Send Link' }));
  expect(await screen.findByText('Check your email!')).toBeVisible();
  expect(screen.getByText(/expires in 15 minutes/)).toBeVisible();
  expect(requests).toEqual([
    { path: '/api/auth/magic-link/send', body: { email: 'maria@example.ca', returnTo: '/flow/evidence' } },
  ]);
  await person.click(screen.getByRole('button', { name: 'Try Different Email' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@example.ca');
});

test('the dialog announces a recovery without the second factor, which only a sign-in with it stops', async () => {
  const recovery = { opensAt: '2026-11-27T12:00:00.000Z', isOver: false, askedHere: false };
  api({ '/api/auth/second-factor/recovery': () => Response.json({ recovery }) });
  await open('/?sign-in=1');
  expect(await screen.findByText(secondFactorWording.announced.signIn)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop it' })).toBeNull();
});

test('the dialog sends nothing when the e-mail address is missing', async () => {
  api({});
  const { person } = await open('/?sign-in=1');
  await person.click(screen.getByRole('button', { name: 'Send Link' }));
  expect(screen.getByText('Please enter your email address')).toBeVisible();
  expect(requests).toEqual([]);
});

test('the dialog shows the message of the server, or a general one, when sending fails', async () => {
  api({ '/api/auth/magic-link/send': () => new Response('', { status: 503 }) });
  const { person } = await open('/?sign-in=1');
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'maria@example.ca');
  await person.click(screen.getByRole('button', { name: 'Send Link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send magic link');
});

test('the dialog lists what a new password lacks, and does not send it before', async () => {
  api({});
  const { person } = await open('/?sign-in=register');
  expect(screen.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Password' }));
  await person.type(screen.getByLabelText('Password', { selector: 'input[type=password]' }), 'Abc1');
  expect(screen.getByText('Password needs: At least 8 characters, One special character')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeDisabled();
});

test('the dialog sends nothing when the two passwords differ', async () => {
  api({});
  const { person } = await open('/?sign-in=register');
  await person.click(screen.getByRole('tab', { name: 'Password' }));
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'maria@example.ca');
  await person.type(screen.getByLabelText('Password', { selector: 'input[type=password]' }), 'Correct-horse-1');
  await person.type(screen.getByLabelText('Repeat the password'), 'Correct-horse-2');
  await person.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(requests).toEqual([]);
});

test('the dialog shows a red alert when the password is wrong, and closes when it is right', async () => {
  api({ '/api/auth/password/login': refused(401, 'Authentication failed') });
  const { person, router } = await open('/?sign-in=1');
  await person.click(screen.getByRole('tab', { name: 'Password' }));
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'maria@example.ca');
  await person.type(screen.getByLabelText('Password', { selector: 'input[type=password]' }), 'wrong');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Authentication failed');

  api({ '/api/auth/password/login': () => Response.json({ success: true, user: {} }) });
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('signing in clears the answers cached in this window', async () => {
  api({ '/api/auth/password/login': () => Response.json({ success: true, user: {} }) });
  const queries = createQueryClient();
  queries.setQueryData(['/api/evidence/query'], 'the last answer');
  const { person } = await open('/?sign-in=1', queries);
  await person.click(screen.getByRole('tab', { name: 'Password' }));
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'sam@example.ca');
  await person.type(screen.getByLabelText('Password', { selector: 'input[type=password]' }), 'Lantern-Harbour-48');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(queries.getQueryData(['/api/evidence/query'])).toBeUndefined();
});

test('the dialog opens an external account by navigation and keeps the page to return to', async () => {
  api({});
  const { person } = await open('/?sign-in=1&returnTo=/intake');
  await person.click(screen.getByRole('tab', { name: 'Other account' }));
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/api/login?by=account&returnTo=%2Fintake',
  );
});

test('the dialog reports that no external account is configured when the site returns from asking for one', async () => {
  api({});
  await open('/?sign-in=no-issuer');
  expect(screen.getByText('Other accounts are not set up here')).toBeVisible();
});

test('the dialog welcomes on a first visit, and welcomes back in a browser that has signed in before', async () => {
  api({ '/api/auth/password/login': () => Response.json({ success: true, user: {} }) });
  localStorage.clear();
  const { person } = await open('/?sign-in=1');
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Password' }));
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'maria@example.ca');
  await person.type(screen.getByLabelText('Password', { selector: 'input[type=password]' }), 'Lantern-Harbour-48');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  await open('/?sign-in=1');
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('closing the dialog keeps the page and removes its query parameter', async () => {
  api({});
  const { person, router } = await open('/pricing?sign-in=1&plan=complete');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location).toMatchObject({ pathname: '/pricing', search: '?plan=complete' });
});
