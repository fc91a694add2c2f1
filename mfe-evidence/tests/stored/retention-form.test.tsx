import type { Retention } from '@evenhand/contracts/evidence/retention';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stored } from '../../src/pages/evidence/stored/stored';
import { statusOf } from '../search/evidence-data';
import { recordedToasts } from '../toasts';

/** Renders the page; returns the choices that were saved. */
const open = async (stored: Retention): Promise<Retention[]> => {
  const saved: Retention[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method, body } = {}) => {
    if (String(path).endsWith('/status')) return Response.json(statusOf());
    if (!String(path).endsWith('/retention')) return Response.json({ files: [], found: 0, total: 0 });
    if (method === 'PUT') saved.push(JSON.parse(String(body)));
    return Response.json(saved.at(-1) ?? stored);
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Stored />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByText('Settings'));
  return saved;
};
const toasts = recordedToasts();
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const time = () => screen.getByLabelText('Delete each file after');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the form shows the current retention, and one time is always selected', async () => {
  await open({ days: 90, hold: false });
  expect(screen.getByText(/^Each file is deleted 90 days after its upload/)).toBeVisible();
  expect(time()).toHaveDisplayValue('90 days');
  const options = within(time()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(
    ['30', '60', '90', '180', '365'].map((days) => `${days} days`),
  );
});

test('a person chooses the retention in days, and may put deletion on hold', async () => {
  const saved = await open({ days: 90, hold: false });
  await userEvent.selectOptions(time(), '365 days');
  expect(screen.getByText('You have not saved your choice yet.')).toBeVisible();
  await userEvent.click(screen.getByLabelText(/^Hold/));
  await save();
  expect(await screen.findByText(/^Nothing is deleted automatically while you use your account/)).toBeVisible();
  expect(saved).toMatchObject([{ days: 365, hold: true }]);
  expect(screen.queryByText('You have not saved your choice yet.')).toBeNull();
});

test('a shorter retention is saved only after a confirmation that names the files to be deleted', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const saved = await open({ days: 90, hold: false });
  await userEvent.selectOptions(time(), '30 days');
  await save();
  expect(screen.getByText(/^Files that were uploaded before 22 October 2026 are deleted for good/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leave It as It Is' }));
  expect(saved).toEqual([]);
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Sooner' }));
  await waitFor(() => expect(saved).toEqual([{ days: 30, hold: false, from: { days: 90, hold: false } }]));
  expect(await screen.findByText(/^Each file is deleted 30 days after its upload/)).toBeVisible();
});

test('a saved retention is not reported as failed when its answer got lost', async () => {
  const saved = await open({ days: 90, hold: false });
  const service = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockImplementation(async (path, init) => {
    const answer = await service?.(path, init);
    if (init?.method === 'PUT' || !answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  await userEvent.selectOptions(time(), '30 days');
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Sooner' }));
  expect(await screen.findByText(/^Each file is deleted 30 days after its upload/)).toBeVisible();
  expect(saved).toMatchObject([{ days: 30, hold: false }]);
  expect(toasts.map(({ text }) => text)).toEqual([
    'We could not tell whether your choice was saved. If the page still says that it is not, please save again.',
  ]);
});

test('a hold is ended only after the same confirmation', async () => {
  const saved = await open({ days: 90, hold: true });
  await userEvent.click(screen.getByLabelText(/^Hold/));
  await save();
  expect(screen.getByRole('dialog', { name: 'Delete files sooner?' })).toBeVisible();
  expect(saved).toEqual([]);
});
