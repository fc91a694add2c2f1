import type { Asset as AssetSchema } from '@evenhand/contracts/finance/assets';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { z } from 'zod';
import AssetsPage from './assets-page';

/** As the wire carries it: amounts in dollars. */
type Asset = z.output<typeof AssetSchema>;

const home: Asset = {
  id: '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11',
  category: 'real_estate',
  name: 'Home on Elm Street',
  value: 500_000,
  ownership: 'joint',
  description: '',
  location: 'Toronto',
  valuationDate: '2026-11-21T15:00:00.000Z',
  version: 1,
  ownersShare: 50,
  isMatrimonialHome: false,
  atSeparation: null,
  atMarriage: null,
  exclusion: null,
  goesTo: null,
  accountNumber: '',
};

const user = { id: home.id, email: 'alex@example.com', firstName: 'Alex', lastName: 'Example' };

/** The API as the page meets it: it keeps assets, and answers a repeated key with its first answer. */
const api = (stored: Asset[], signedIn = true) => {
  const kept = new Map<string | null, Asset>();
  let posts = 0;
  let failing = false;
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const add = (key: string | null, body: string) => {
    posts += 1;
    const asset = kept.get(key) ?? { ...JSON.parse(body), version: 1, id: crypto.randomUUID() };
    if (!kept.has(key)) stored.push(asset);
    kept.set(key, asset);
    return answer(asset, 201);
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method, headers, body } = {}) => {
    if (!signedIn) return answer({ error: 'Unauthorized' }, 401);
    if (path === '/api/auth/user') return answer(user);
    if (failing) return answer({}, 503);
    return method === 'POST' ? add(new Headers(headers).get('Idempotency-Key'), String(body)) : answer(stored);
  });
  return {
    stored,
    posts: () => posts,
    fail: (fails: boolean) => {
      failing = fails;
    },
  };
};

const toasts: Toast[] = [];
let stopListening = () => {};

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AssetsPage />
    </QueryClientProvider>,
  );

const fillIn = async (value = '12,500.50') => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Asset' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Kind of asset'), 'Vehicle');
  await userEvent.type(dialog.getByLabelText('Name'), 'Car');
  await userEvent.type(dialog.getByLabelText('Value in dollars'), value);
  await userEvent.click(dialog.getByLabelText('Mine'));
  return dialog.getByRole('button', { name: 'Add Asset' });
};

beforeEach(() => {
  toasts.length = 0;
  stopListening = onToast((toast) => toasts.push(toast));
});

afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

test('the assets stand in a table with their total', async () => {
  api([home, { ...home, id: crypto.randomUUID(), name: 'Pension', value: 123.45 }]);
  open();
  const row = within(await screen.findByRole('row', { name: /Home on Elm Street/ }));
  expect(row.getByText('Real estate · Toronto')).toBeVisible();
  expect(row.getByText('Joint')).toBeVisible();
  expect(row.getByText('$500,000.00')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Total $500,123.45' })).toBeVisible();
  expect(screen.getByText('Total Assets').nextSibling).toHaveTextContent('$500,123.45');
});

test('without assets the page says what to begin with', async () => {
  api([]);
  open();
  expect(await screen.findByText('No assets yet')).toBeVisible();
});

test('an asset that a person adds stands in the table', async () => {
  const { stored } = api([]);
  open();
  await userEvent.click(await fillIn());
  expect(await screen.findByRole('row', { name: /Car.*Mine.*\$12,500\.50/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored).toMatchObject([{ category: 'vehicle', name: 'Car', value: 12_500.5, ownership: 'party_a' }]);
  expect(toasts).toEqual([{ title: 'Asset added' }]);
});

test('two clicks in one moment add one asset', async () => {
  const { stored, posts } = api([]);
  open();
  const button = await fillIn();
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await screen.findByRole('row', { name: /Car/ });
  expect(posts()).toBe(2);
  expect(stored).toHaveLength(1);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { stored } = api([]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Asset' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Asset' }));
  expect(dialog.getByLabelText('Kind of asset')).toHaveAccessibleDescription('Please choose a kind.');
  expect(dialog.getByLabelText('Kind of asset')).toHaveFocus();
  expect(dialog.getByText('Please enter an amount in dollars, such as 1,234.56.')).toBeVisible();
  expect(dialog.getByText('Please choose whose it is.')).toBeVisible();
  expect(stored).toHaveLength(0);
});

test('after a failure the entry is still there, and a second try adds it', async () => {
  const { stored, fail } = api([]);
  open();
  const button = await fillIn();
  fail(true);
  await userEvent.click(button);
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Error', text: 'Failed to add asset. Please try again.', kind: 'destructive' }]),
  );
  fail(false);
  await userEvent.click(button);
  expect(await screen.findByRole('row', { name: /Car/ })).toBeVisible();
  expect(stored).toHaveLength(1);
});

test('a list that did not come can be asked for again', async () => {
  const { fail } = api([home]);
  fail(true);
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  fail(false);
  await userEvent.click(again);
  expect(await screen.findByRole('row', { name: /Home on Elm Street/ })).toBeVisible();
});

test('someone who is not signed in is told so', async () => {
  api([], false);
  open();
  await waitFor(() =>
    expect(toasts).toEqual([
      { title: 'Unauthorized', text: 'Please log in to access the financial tracker.', kind: 'destructive' },
    ]),
  );
});
