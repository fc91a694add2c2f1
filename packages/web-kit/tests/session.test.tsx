import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '../src/query-client.js';
import { useSession } from '../src/session.js';

const Who = () => {
  const { isLoading, isSignedIn } = useSession();
  return <p>{isLoading ? 'asking' : isSignedIn ? 'signed in' : 'nobody'}</p>;
};

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Who />
    </QueryClientProvider>,
  );

afterEach(() => jest.restoreAllMocks());

test('the session is not asked for when no cookie hints at one', () => {
  document.cookie = `${SIGNED_IN_HINT}=; path=/; max-age=0`;
  const asked = jest.spyOn(globalThis, 'fetch');
  open();
  expect(screen.getByText('nobody')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('the hint cookie is deleted when the session has expired', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 401 }));
  open();
  expect(screen.getByText('asking')).toBeVisible();
  expect(await screen.findByText('nobody')).toBeVisible();
  await waitFor(() => expect(document.cookie).not.toContain(SIGNED_IN_HINT));
});
