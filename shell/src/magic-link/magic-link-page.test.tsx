import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { takeLinkFromAddress } from './link-in-address';
import { MagicLinkPage } from './magic-link-page';

const bodies: string[] = [];

const open = (search: string, answer: () => Response = () => new Response('', { status: 500 })) => {
  bodies.length = 0;
  globalThis.fetch = async (_, init) => {
    if (init?.method !== 'POST') return new Response('', { status: 404 });
    bodies.push(String(init.body));
    return answer();
  };
  history.replaceState(null, '', `/auth/magic-link${search}`);
  takeLinkFromAddress();
  const router = createMemoryRouter(
    [
      { path: '/auth/magic-link', element: <MagicLinkPage /> },
      { path: '/intake', element: <h1>Intake</h1> },
    ],
    { initialEntries: ['/auth/magic-link'] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};

const link = '?token=secret&email=maria%40example.ca&type=magic-link';

test('the magic link page removes the token from the address immediately', () => {
  open(link);
  expect(location.href).toBe('http://localhost/auth/magic-link');
});

test('a valid magic link is verified by POST, shows a welcome and redirects to returnTo', async () => {
  open(link, () => Response.json({ verified: true, token: 'handle', returnTo: '/intake' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(bodies).toEqual(['{"token":"secret","email":"maria@example.ca"}']);
  expect(localStorage.getItem('auth_token')).toBe('handle');
  expect(await screen.findByRole('heading', { name: 'Intake' })).toBeVisible();
});

test('a valid magic link signs in when the browser refuses storage', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  open(link, () => Response.json({ verified: true, token: 'handle', returnTo: '/intake' }));
  expect(await screen.findByRole('heading', { name: 'Intake' })).toBeVisible();
  refuse.mockRestore();
});

test('a link for another account asks before it replaces the session', async () => {
  const asksToReplace = { signedInAs: 'sam@example.test', linkFor: 'maria@example.ca' };
  const answers = [
    { verified: false, asksToReplace },
    { verified: true, token: 'handle', returnTo: '/intake' },
  ];
  open(link, () => Response.json(answers.shift()));
  expect(await screen.findByRole('heading', { name: 'Change the account?' })).toBeVisible();
  expect(screen.getByText(/You are signed in as sam@example\.test/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stay signed in as sam@example.test' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  screen.getByRole('button', { name: 'Sign in as maria@example.ca' }).click();
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(bodies.at(-1)).toBe('{"token":"secret","email":"maria@example.ca","replaceSession":true}');
});

test('a magic link without token or e-mail address is refused without a request', async () => {
  open('?token=secret');
  expect(await screen.findByText('Invalid authentication link. Please try logging in again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(bodies).toEqual([]);
});

test('an expired magic link is reported as expired, and a failed request as failed', async () => {
  open(link, () => Response.json({ verified: false }));
  expect(await screen.findByText('This link is invalid or has expired. Please request a new one.')).toBeVisible();
  document.body.innerHTML = '';
  open(link);
  expect(await screen.findByText('Authentication failed. Please try again.')).toBeVisible();
});
