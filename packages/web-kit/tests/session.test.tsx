import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '../src/query-client.js';
import { refreshSession, useSession } from '../src/session.js';

const Who = () => {
  const { isLoading, isSignedIn } = useSession();
  return <p>{isLoading ? 'asking' : isSignedIn ? 'signed in' : 'nobody'}</p>;
};

const open = () => {
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <Who />
    </QueryClientProvider>,
  );
  return queries;
};

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

test('a new session is kept when the 401 of the session before it arrives late', async () => {
  document.cookie = `${SIGNED_IN_HINT}=before; path=/`;
  const ofTheSessionBefore = Promise.withResolvers<Response>();
  const signedIn = new Response(JSON.stringify({ id: 'person' }), { status: 200 });
  const asked = jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(ofTheSessionBefore.promise);
  const queries = open();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));

  document.cookie = `${SIGNED_IN_HINT}=after; path=/`;
  asked.mockResolvedValueOnce(signedIn);
  const refreshed = refreshSession(queries);
  ofTheSessionBefore.resolve(new Response('', { status: 401 }));
  await refreshed;

  expect(await screen.findByText('signed in')).toBeVisible();
  expect(document.cookie).toContain(`${SIGNED_IN_HINT}=after`);
});
