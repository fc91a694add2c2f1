import { createQueryClient } from '@evenhand/web-kit/query-client';
import { announcedAddressWording, announcedDeletionWording } from '@evenhand/wording/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AnnouncedNotice } from './announced-notice';

const waiting = {
  recovery: null,
  addressChange: { opensAt: '2026-12-01T15:00:00.000Z' },
  deletion: { dueAt: '2026-12-05T15:00:00.000Z' },
};

const open = (page: string, announced: object): string[] => {
  let answer: object = announced;
  const calls: string[] = [];
  globalThis.fetch = async (path, { method = 'GET' } = {}) => {
    calls.push(`${method} ${path}`);
    if (method !== 'DELETE') return Response.json(answer);
    answer = { recovery: null };
    return new Response(null, { status: 204 });
  };
  render(
    <MemoryRouter initialEntries={[page]}>
      <QueryClientProvider client={createQueryClient()}>
        <AnnouncedNotice />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return calls;
};

test.each([
  { what: 'another address', words: announcedAddressWording, part: 'addressChange', path: '/api/auth/address' },
  { what: 'the deletion', words: announcedDeletionWording, part: 'deletion', path: '/api/auth/deletion' },
] as const)('a window of the person announces $what of the account, and stops it', async ({ words, part, path }) => {
  const calls = open('/dashboard', { recovery: null, [part]: waiting[part] });
  expect(await screen.findByText(words.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.stop }));
  await waitFor(() => expect(screen.queryByText(words.title)).toBeNull());
  expect(calls).toContain(`DELETE ${path}`);
});

test('the announced deletion is left to the page of the deletion', async () => {
  open('/account/delete', waiting);
  expect(await screen.findByText(announcedAddressWording.title)).toBeVisible();
  expect(screen.queryByText(announcedDeletionWording.title)).toBeNull();
});
