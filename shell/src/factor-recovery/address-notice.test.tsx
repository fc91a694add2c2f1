import { createQueryClient } from '@evenhand/web-kit/query-client';
import { announcedAddressWording as words } from '@evenhand/wording/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressNotice } from './address-notice';

test('a window of the person announces another address of the account, and stops it', async () => {
  let addressChange: { opensAt: string } | null = { opensAt: '2026-12-01T15:00:00.000Z' };
  const calls: string[] = [];
  globalThis.fetch = async (path, { method = 'GET' } = {}) => {
    calls.push(`${method} ${path}`);
    if (method !== 'DELETE') return Response.json({ recovery: null, addressChange });
    addressChange = null;
    return new Response(null, { status: 204 });
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AddressNotice />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(words.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.stop }));
  await waitFor(() => expect(screen.queryByText(words.title)).toBeNull());
  expect(calls).toContain('DELETE /api/auth/address');
});
