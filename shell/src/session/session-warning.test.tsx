import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SessionWarning } from './session-warning';

const MINUTE = 60_000;
const start = Date.parse('2026-11-21T12:00:00Z');
const kept: string[] = [];

const open = async (idleMinutes: number, longestMinutes: number) => {
  jest.useFakeTimers({ now: start });
  kept.length = 0;
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'POST') kept.push(String(url));
    const endsAt = start + longestMinutes * MINUTE;
    const session = {
      idleEndsAt: new Date(Math.min(Date.now() + idleMinutes * MINUTE, endsAt)).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    };
    return Response.json({ email: 'maria@example.ca', session });
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionWarning />
    </QueryClientProvider>,
  );
  await pass(0);
};

const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE));

afterEach(() => {
  jest.useRealTimers();
});

test('the session warning appears two minutes before an idle session expires, and can extend it', async () => {
  await open(60, 720);
  await pass(57.9);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(0.2);
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await pass(2);
  expect(kept).toEqual(['/api/auth/session/keep']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the session is extended without a warning when the person is active', async () => {
  await open(60, 720);
  await pass(30);
  fireEvent.keyDown(window, { key: 'a' });
  await pass(28.1);
  expect(kept).toEqual(['/api/auth/session/keep']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the session warning offers no extension when the longest lifetime is reached', async () => {
  await open(60, 60);
  fireEvent.keyDown(window, { key: 'a' });
  await pass(58.1);
  expect(screen.getByRole('dialog', { name: 'Please sign in again soon' })).toBeVisible();
  expect(kept).toEqual([]);
});
