import type { BillingAccount } from '@evenhand/contracts/billing/account';
import { cents } from '@evenhand/contracts/money';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import PaymentsPage from './payments-page';

const account: BillingAccount = {
  plan: 'complete',
  accessUntil: '2027-11-22T17:00:00Z',
  refund: { possible: true, amount: cents(199_00), until: '2026-12-21T17:00:00Z' },
  upgrade: null,
  isDisputed: false,
  receipts: [
    {
      number: 1,
      kind: 'payment',
      plan: 'complete',
      amount: cents(199_00),
      hst: cents(22_89),
      issuedAt: '2026-11-21T17:00:00Z',
    },
  ],
};
const user = { id: crypto.randomUUID(), email: 'alex@example.test', firstName: 'Alex', lastName: 'Example' };

afterEach(() => jest.restoreAllMocks());

test('the payments page writes days as the receipts do', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (path) => Response.json(path === '/api/auth/user' ? user : account));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PaymentsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('21 November 2026')).toBeVisible();
  expect(screen.getByText(/22 November 2027/)).toBeVisible();
  expect(screen.getByText(/21 December 2026/)).toBeVisible();
});
