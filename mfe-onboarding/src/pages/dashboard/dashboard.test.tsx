import { getCurrentUser } from '@evenhand/contracts/auth/user';
import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DashboardPage } from './dashboard-page';

const id = '8a1f8b52-6f0e-4b8c-9d0f-0a9b3f4c5d6e';
const alex = { id, email: 'alex@example.test', firstName: 'Alex', lastName: 'Example', profileImageUrl: null };
const session = { idleEndsAt: '2026-11-22T12:00:00.000Z', endsAt: '2026-11-22T20:00:00.000Z' };
const nobodyYet = { ...alex, email: null, firstName: null, lastName: null };
const progress = { currentStep: 'intake', completedSteps: [], progressPercentage: 0 };

const open = (user: typeof alex | { firstName: null }) => {
  const answers: Record<string, unknown> = {
    [getCurrentUser.path]: { ...alex, ...user, session },
    [getDashboard.path]: { user: nobodyYet, progress, recentActivity: [], foundContent: null },
  };
  globalThis.fetch = async (url) => Response.json(answers[String(url)]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test('a new account is greeted by name before the news of it has come to the case', async () => {
  open(alex);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Alex' })).toBeVisible();
});

test('who gave no name is greeted by address', async () => {
  open({ firstName: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, alex@example.test' })).toBeVisible();
});
